import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: theme.space.tight, listStyle: 'none' })
// What shows at the edge stands in the list too, and would cover it.
globalStyle(`html:has(${list}) [data-toasts]`, { display: 'none' })

export const moment = style({ color: theme.colour.inkSoft, fontSize: theme.type.size.small })
