import { media } from '#ui/theme/media.ts'
import { stretchedLink } from '#ui/theme/stretched-link.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"words bookmark" "facts bookmark"',
  columnGap: theme.space.roomy,
  rowGap: theme.space.hair,
  paddingBlock: theme.space.tight,
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}`,
  selectors: { '&:hover': { background: theme.colour.mist } },
  '@media': {
    [media.fromLaptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22.5rem auto',
      alignItems: 'start',
      gridTemplateAreas: '"words facts bookmark"',
    },
  },
})

export const words = style({ gridArea: 'words', minInlineSize: 0 })

export const title = style({
  textWrap: 'wrap',
  fontSize: '1.0625rem',
})

export const link = style({
  color: theme.colour.evergreen700,
  textDecorationColor: 'transparent',
  selectors: {
    ...stretchedLink,
    [`${root}:hover &`]: { textDecorationColor: 'currentColor' },
  },
})

export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textWrap: 'wrap',
  // One line is cut where it ends: nothing of the rest is broken into lines.
  '@media': { [media.fromLaptop]: { display: 'block', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } },
  color: theme.colour.inkSoft,
  fontSize: '1rem',
  lineHeight: theme.type.leading.snug,
  marginBlockStart: '0.125rem',
})

/** Must be above the stretched link of the row. */
export const apply = style({
  position: 'relative',
  zIndex: theme.layer.raised,
  justifySelf: 'start',
  inlineSize: 'fit-content',
  marginBlockStart: theme.space.hair,
  fontWeight: theme.type.weight.medium,
})

export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space.base}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: theme.type.size.small,
  color: theme.colour.inkSoft,
  '@media': {
    [media.fromLaptop]: {
      display: 'grid',
      gridTemplateColumns: '9.5rem 4.5rem 1fr',
      gap: theme.space.snug,
      lineHeight: theme.type.leading.snug,
      paddingBlockStart: '0.125rem',
    },
  },
})

// Of one line: there is nothing to balance.
globalStyle(`${facts} > li`, { textWrap: 'wrap' })

export const place = style({ color: theme.colour.ink, fontWeight: theme.type.weight.medium })

export const savedDay = style({ '@media': { [media.fromLaptop]: { gridColumn: '1 / -1' } } })

export const bookmark = style({
  gridArea: 'bookmark',
  alignSelf: 'start',
  position: 'relative',
  zIndex: theme.layer.raised,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: 0,
  borderRadius: theme.radius.base,
  background: 'transparent',
  color: theme.colour.evergreen700,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: theme.colour.evergreen100 },
    '&:not([aria-pressed="false"])': { color: theme.colour.larchDeep },
  },
})
