import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', alignContent: 'start', gap: theme.space.tight, fontStyle: 'normal' })

export const name = style({ fontWeight: theme.type.weight.strong })

export const contactList = style({ display: 'grid', gap: theme.space.hair, margin: 0 })

export const contactRow = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.snug })

export const term = style({ minInlineSize: '4rem', color: theme.colour.inkSoft })

export const detail = style({ margin: 0, overflowWrap: 'anywhere' })

globalStyle(`${detail} > a:only-child`, touchTarget)
