import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gap: theme.space.gap, paddingBlock: theme.space.section })

export const search = style({ maxInlineSize: '44rem' })
