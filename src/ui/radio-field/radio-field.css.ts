import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const legend = style({ marginBlockEnd: theme.space.tight })
