import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const ledger = style({ paddingBlockStart: theme.space.gap })

export const extra = style({ display: 'grid', gap: theme.space.base, marginBlockStart: theme.space.roomy })

export const name = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: theme.type.size.small,
  overflowWrap: 'anywhere',
})

export const storedItem = style({
  display: 'grid',
  gap: theme.space.hair,
  paddingBlock: theme.space.snug,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
})
