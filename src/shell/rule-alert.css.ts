import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const rules = style({
  display: 'grid',
  gap: theme.space.tight,
  maxInlineSize: theme.width.reading,
  paddingInlineStart: '1.75rem',
  listStyle: 'decimal',
})
