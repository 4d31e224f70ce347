import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space.wide} ${theme.space.gap}`,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.fromLaptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.snug,
  paddingBlockStart: theme.space.base,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.control}`,
  '@media': {
    [`${media.fromTablet} and ${media.upToLaptop}`]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } },
  },
})

export const title = style({ fontSize: theme.type.size.h4 })

export const claim = style({
  fontFamily: theme.type.family.heading,
  fontSize: theme.type.size.h3,
  lineHeight: theme.type.leading.snug,
  textWrap: 'balance',
})

const bare = {
  display: 'block',
  inlineSize: '100%',
  border: 0,
  background: theme.colour.paper,
  colorScheme: 'light',
  '@media': { [media.print]: { display: 'none' } },
} as const

export const frame = styleVariants({
  control: { ...bare, blockSize: '4rem' },
  feed: { ...bare, blockSize: '32rem' },
})

export const missing = style({ color: theme.colour.inkSoft })

export const notice = style({ marginBlockStart: theme.space.wide, maxInlineSize: theme.width.reading })

export const action = style({ marginBlockStart: theme.space.snug })

globalStyle(`${card} > p > a:only-child`, touchTarget)
