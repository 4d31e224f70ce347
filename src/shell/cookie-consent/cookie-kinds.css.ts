import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const kinds = style({ display: 'grid', borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}` })

export const kind = style({
  paddingBlock: theme.space.snug,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
})

export const label = style({ fontWeight: theme.type.weight.strong })

export const text = style({
  paddingInlineStart: '1.875rem',
  color: theme.colour.inkSoft,
  fontSize: theme.type.size.small,
  lineHeight: '1.45',
})
