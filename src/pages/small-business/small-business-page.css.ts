import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const words = style({ display: 'grid', gap: theme.space.base, maxInlineSize: theme.width.reading })

export const disciplines = style({
  margin: 0,
  listStyle: 'square',
  paddingInlineStart: '1.2em',
  columnWidth: '18rem',
  columnGap: theme.space.gap,
  lineHeight: 2,
})

globalStyle(`${words} > p:last-child > a`, touchTarget)
