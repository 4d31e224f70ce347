import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gap: theme.space.snug,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.ink}`,
  paddingBlockStart: theme.space.base,
  maxInlineSize: theme.width.narrow,
})

export const title = style({ fontSize: theme.type.size.h4 })

export const words = style({ fontSize: '1rem' })
