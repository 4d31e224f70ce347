import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const ledger = style({ paddingBlockStart: theme.space.gap })

export const bannerLink = style({
  ...touchTarget,
  color: theme.colour.onDark,
  selectors: { '&:hover': { color: theme.colour.larch } },
})

export const table = style({
  inlineSize: '100%',
  maxInlineSize: '52rem',
  borderCollapse: 'collapse',
  marginBlockStart: theme.space.base,
})

export const caption = style({
  textAlign: 'start',
  paddingBlockEnd: theme.space.tight,
  fontWeight: theme.type.weight.strong,
})

globalStyle(`${table} th, ${table} td`, {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${theme.space.tight} ${theme.space.tight} ${theme.space.tight} 0`,
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}`,
})

globalStyle(`${table} td:first-child, ${table} td:last-child`, {
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
