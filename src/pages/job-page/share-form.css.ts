import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: theme.space.base })

const words = { fontSize: '1rem', selectors: { '&:empty': { display: 'none' } } } as const

export const error = style({ ...words, color: theme.colour.danger })

export const progress = style({ ...words, color: theme.colour.inkSoft })
