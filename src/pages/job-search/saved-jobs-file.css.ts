import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: theme.space.snug, marginBlockStart: theme.space.base })

export const title = style({ fontSize: theme.type.size.h3 })

export const words = style({ color: theme.colour.inkSoft, maxInlineSize: theme.width.reading })
