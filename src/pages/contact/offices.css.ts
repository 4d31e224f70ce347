import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gap: theme.space.wide,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', gap: theme.space.gap } },
})

export const map = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [media.upToPhone]: { marginInline: `calc(-1 * ${theme.space.gutter})` } },
})

export const mapNote = style({
  '@media': { [media.upToPhone]: { paddingInline: theme.space.gutter } },
  fontSize: '1rem',
  color: theme.colour.larchDeep,
})

export const list = style({
  position: 'relative',
  blockSize: '350px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  background: [
    `linear-gradient(transparent, ${theme.colour.white} 70%) bottom / 100% 4rem no-repeat local`,
    `linear-gradient(transparent, ${theme.colour.line}) bottom / 100% 2rem no-repeat`,
    theme.colour.white,
  ].join(),
  border: `${theme.rule.thin} solid ${theme.colour.line}`,
  borderRadius: theme.radius.base,
})

export const link = style({
  display: 'grid',
  alignContent: 'center',
  paddingBlock: theme.space.hair,
  paddingInline: `calc(${theme.space.base} + ${theme.rule.thick}) ${theme.space.base}`,
  minBlockSize: 'calc(348px / 5)',
  color: theme.colour.ink,
  textDecoration: 'none',
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}`,
  selectors: {
    '&:hover': { background: theme.colour.mist },
    // Forced colours draw a border whatever its colour: none stands where nothing is selected.
    '&[aria-current]': {
      background: theme.colour.mist,
      borderInlineStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
      paddingInlineStart: theme.space.base,
    },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
})

export const description = style({
  fontWeight: theme.type.weight.medium,
  selectors: { [`${link}[aria-current] &`]: { fontWeight: theme.type.weight.strong } },
})

export const place = style({ fontSize: theme.type.size.small, color: theme.colour.inkSoft })

export const card = style({ display: 'grid', alignContent: 'start', gap: theme.space.roomy })

export const phone = style({ ...touchTarget, display: 'inline-block', minBlockSize: '1.5rem' })

export const placeholder = style({
  display: 'grid',
  gap: theme.space.base,
  padding: theme.space.wide,
  background: theme.colour.mist,
  borderRadius: theme.radius.base,
})

export const address = style({ fontStyle: 'normal' })
