import { figureType } from '#ui/theme/figure-type.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { style } from '@vanilla-extract/css'

export const figure = style({ ...figureType, fontWeight: theme.type.weight.text })

export const text = style({ display: 'grid', gap: theme.space.wide })

export const way = style(touchTarget)
