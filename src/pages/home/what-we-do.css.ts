import { media } from '#ui/theme/media.ts'
import { stretchedLink } from '#ui/theme/stretched-link.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

const betweenTwoAndThree = `${media.fromTablet} and ${media.upToLaptop}`

export const item = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.tight,
  paddingBlockStart: theme.space.base,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.control}`,
  '@media': { [betweenTwoAndThree]: { selectors: { '&:nth-child(3)': { gridColumn: '1 / -1' } } } },
})

export const title = style({ fontSize: theme.type.size.h3 })

export const link = style({
  color: theme.colour.evergreen900,
  textDecorationColor: 'transparent',
  selectors: {
    ...stretchedLink,
    [`${item}:hover &`]: { textDecorationColor: theme.colour.larch },
  },
})
