import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const text = style({ paddingBlock: theme.space.section })

globalStyle(`${text} button`, { maxInlineSize: '100%' })
