import { style } from '@vanilla-extract/css'

export const settings = style({ maxInlineSize: '100%' })
