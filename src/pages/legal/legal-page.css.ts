import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({ paddingBlock: theme.space.gap })
