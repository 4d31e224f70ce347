import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const words = style({
  color: theme.colour.inkSoft,
  marginBlockStart: theme.space.base,
  maxInlineSize: theme.width.reading,
})
