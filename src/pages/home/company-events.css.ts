import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0, columnGap: theme.space.gap })
