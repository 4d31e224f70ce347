import { style } from '@vanilla-extract/css'

export const panels = style({ display: 'grid' })
