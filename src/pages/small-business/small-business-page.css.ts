import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const words = style({ display: 'grid', gap: theme.space.base, maxInlineSize: theme.width.reading })

export const disciplines = style({
  margin: 0,
  listStyle: 'square',
  paddingInlineStart: '1.2em',
  columnWidth: '18rem',
  columnGap: theme.space.gap,
  lineHeight: 2,
})
