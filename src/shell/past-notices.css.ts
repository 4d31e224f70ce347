import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: theme.space.tight, listStyle: 'none' })
export const moment = style({ color: theme.colour.inkSoft, fontSize: theme.type.size.small })
