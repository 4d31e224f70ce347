import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const numbers = style({
  display: 'grid',
  gap: theme.space.tight,
  maxInlineSize: '52rem',
  margin: `0 0 ${theme.space.wide}`,
})

export const number = style({
  alignItems: 'baseline',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.base,
})

globalStyle(`${number} dt`, { flex: '1 1 18rem' })
globalStyle(`${number} dd > a`, touchTarget)
globalStyle(`${number} dd`, { margin: 0, fontVariantNumeric: 'tabular-nums' })

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
