import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gap: theme.space.wide,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', gap: theme.space.gap } },
})

export const list = style({
  position: 'relative',
  blockSize: '350px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: theme.colour.white,
  border: `${theme.rule.thin} solid ${theme.colour.line}`,
  borderRadius: theme.radius.base,
})

export const link = style({
  display: 'grid',
  paddingBlock: theme.space.tight,
  paddingInline: theme.space.base,
  minBlockSize: '2.75rem',
  color: theme.colour.ink,
  textDecoration: 'none',
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}`,
  borderInlineStart: `${theme.rule.thick} solid transparent`,
  selectors: {
    '&:hover': { background: theme.colour.mist },
    '&[aria-current]': { background: theme.colour.mist, borderInlineStartColor: theme.colour.larch },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
})

export const description = style({
  fontWeight: theme.type.weight.medium,
  selectors: { [`${link}[aria-current] &`]: { fontWeight: theme.type.weight.strong } },
})

export const place = style({ fontSize: theme.type.size.small, color: theme.colour.inkSoft })

export const card = style({ display: 'grid', alignContent: 'start', gap: theme.space.roomy })

export const phone = style({ display: 'inline-block', minBlockSize: '1.5rem' })

export const placeholder = style({
  display: 'grid',
  gap: theme.space.base,
  padding: theme.space.wide,
  background: theme.colour.mist,
  borderRadius: theme.radius.base,
})

export const address = style({ fontStyle: 'normal' })
