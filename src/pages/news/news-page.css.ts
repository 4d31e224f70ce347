import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: theme.space.wide, paddingBlock: theme.space.section })
