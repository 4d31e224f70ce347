import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const when = style({
  fontFamily: theme.type.family.heading,
  fontSize: theme.type.size.h3,
  fontVariantNumeric: 'lining-nums',
  lineHeight: theme.type.leading.snug,
})

export const place = style({ maxInlineSize: '52ch', color: theme.colour.onDarkSoft })

globalStyle(`${place} > a`, { ...touchTarget, color: theme.colour.onDark })
globalStyle(`${place} > a:hover`, { color: theme.colour.larch })

export const way = style(touchTarget)
