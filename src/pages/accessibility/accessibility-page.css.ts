import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const text = style({ paddingBlock: theme.space.section })
