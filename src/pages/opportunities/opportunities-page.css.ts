import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({ paddingBlock: `${theme.space.wide} ${theme.space.section}` })

export const rail = style({ display: 'grid', gap: theme.space.gap, minInlineSize: 0 })
