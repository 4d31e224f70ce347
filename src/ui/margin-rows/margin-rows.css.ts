import { figureType } from '#ui/theme/figure-type.ts'
import { margin as marginStyle } from '#ui/theme/margin.ts'
import { media, notLarger } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: theme.space.gap })

export const space = styleVariants({
  section: { paddingBlock: theme.space.section },
  gap: { paddingBlock: theme.space.gap },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.space.roomy,
  alignItems: 'start',
  '@media': {
    [media.fromLaptop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: theme.space.roomy },
  },
})

export const text = style({ '@media': { [media.fromLaptop]: { gridColumn: '1 / 8' } } })

export const margin = style([
  marginStyle,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: theme.space.base,
    maxInlineSize: theme.width.reading,
    '@media': { [media.fromLaptop]: { gridColumn: '9 / -1' } },
  },
])

globalStyle(`${notLarger} ${margin} time`, { whiteSpace: 'nowrap' })
globalStyle(`${margin} > ul`, { display: 'grid', gap: theme.space.tight, margin: 0, padding: 0, listStyle: 'none' })
globalStyle(`${margin} > p > a:only-child, ${margin} > ul > li > a`, touchTarget)

export const figure = style({ display: 'grid', gap: theme.space.tight, maxInlineSize: '34ch' })

export const value = style({ ...figureType, color: theme.colour.larchDeep })
