import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.roomy,
  maxInlineSize: theme.width.narrow,
})

export const file = style({ inlineSize: '100%' })

globalStyle(`${root} > button`, { justifySelf: 'start' })
