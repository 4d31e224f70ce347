import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { visuallyHidden } from '#ui/theme/visually-hidden.ts'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.base })

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.base,
})

export const filter = style({ flex: '0 1 24rem' })
export const chooser = style({
  minInlineSize: '14rem',
  alignSelf: 'start',
  // Level with the field beside it, below the field's label.
  '@media': { [media.fromTablet]: { marginBlockStart: '1.5625rem' } },
})
export const legend = style({ fontWeight: '600' })
export const empty = style({ paddingBlock: theme.space.roomy, color: theme.colour.inkSoft })

export const table = style({ inlineSize: '100%', lineHeight: theme.type.leading.snug })

/** Otherwise each page of rows would move the columns. */
export const fixed = style({ tableLayout: 'fixed' })

export const head = style({ '@media': { [media.upToPhone]: { display: 'block' } } })

export const titles = style({
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.ink}`,
  '@media': {
    [media.upToPhone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: theme.space.base,
      selectors: { '&::before': { content: '"Sort by"', color: theme.colour.inkSoft } },
    },
  },
})

export const title = style({ textAlign: 'start', verticalAlign: 'bottom' })

/** Room for a phone number where all columns have one width. */
export const noWrapTitle = style({ inlineSize: '18ch' })

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minBlockSize: '2.75rem',
  paddingInlineEnd: theme.space.base,
  fontWeight: '650',
  textAlign: 'start',
  selectors: { '&:hover': { textDecorationLine: 'underline', textDecorationColor: theme.colour.larch } },
})

export const sorted = style({ color: theme.colour.larchDeep })
export const unsorted = style({
  opacity: 0,
  selectors: { [`${sort}:hover &, ${sort}:focus-visible &`]: { opacity: 0.6 } },
})

export const row = style({
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}`,
  '@media': {
    [media.upToPhone]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.space.base,
      paddingBlock: theme.space.snug,
    },
  },
})

export const cell = style({
  padding: `${theme.space.snug} ${theme.space.base} ${theme.space.snug} 0`,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: { '&[scope="row"]': { fontWeight: '600' } },
  '@media': {
    [media.upToPhone]: {
      padding: 0,
      selectors: {
        '&[scope="row"]': { flex: '1 0 100%', minInlineSize: 0 },
        '&:empty': { display: 'none' },
        '&::before': { content: 'attr(data-title) " "', color: theme.colour.inkSoft, fontWeight: '400' },
      },
    },
  },
})

export const noWrap = style({ whiteSpace: 'nowrap' })

export const clear = style({
  '@media': { [media.upToPhone]: { selectors: { '&::before': visuallyHidden } } },
})

globalStyle(`${table} td > a:only-child`, touchTarget)
