import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const panels = style({ display: 'grid', paddingBlock: theme.space.section })
