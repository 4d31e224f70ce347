import { media } from '#ui/theme/media.ts'
import { stretchedLink } from '#ui/theme/stretched-link.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.space.wide,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.fromLaptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.hair,
  paddingBlock: theme.space.base,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.control}`,
})

export const title = style({ fontSize: theme.type.size.h4 })

export const link = style({
  color: theme.colour.ink,
  textDecorationColor: 'transparent',
  selectors: {
    ...stretchedLink,
    [`${card}:hover &`]: { textDecorationColor: theme.colour.larch },
  },
})

export const note = style({ color: theme.colour.inkSoft, fontSize: '1rem' })

export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontSize: '1rem',
  lineHeight: '1.5',
})
