import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const text = style({ paddingBlock: theme.space.section })

globalStyle(`${text} p:last-child > a`, touchTarget)
