import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: theme.space.wide, paddingBlock: theme.space.section })

export const days = style({ display: 'flex', gap: theme.space.roomy })

export const day = style({ display: 'grid', justifyItems: 'start', color: theme.colour.evergreen700 })

export const number = style({ fontFamily: theme.type.family.heading, fontSize: theme.type.size.h1, lineHeight: 1 })

export const place = style({ alignSelf: 'end' })

export const way = style(touchTarget)
