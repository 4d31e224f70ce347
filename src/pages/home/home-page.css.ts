import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const words = style({
  display: 'grid',
  gap: theme.space.base,
  fontSize: theme.type.size.lead,
  '@media': {
    [media.fromLaptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: theme.space.gap },
  },
})

globalStyle(`${words} > p`, { textWrap: 'balance' })

export const figures = style({
  display: 'grid',
  gap: theme.space.wide,
  marginBlockStart: theme.space.gap,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const list = style({ listStyle: 'none', margin: 0, padding: 0, columnGap: theme.space.gap })

globalStyle(`${words} > p:last-child > a`, touchTarget)
