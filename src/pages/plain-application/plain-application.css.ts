import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gap: theme.space.roomy,
  maxInlineSize: theme.width.narrow,
  justifyItems: 'start',
})
