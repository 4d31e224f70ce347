import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gap: theme.space.roomy })

export const text = style({ fontSize: theme.type.size.lead, maxInlineSize: theme.width.reading })
