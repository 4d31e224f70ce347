import { stretchedLink } from '#ui/theme/stretched-link.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const item = style({ position: 'relative', display: 'grid', alignContent: 'start', gap: theme.space.tight })

export const picture = style({ inlineSize: '100%', blockSize: 'auto', aspectRatio: '8 / 3', objectFit: 'cover' })

export const title = style({ fontSize: theme.type.size.h3, marginBlockStart: theme.space.tight })

export const link = style({
  color: theme.colour.evergreen900,
  textDecorationColor: 'transparent',
  selectors: {
    ...stretchedLink,
    [`${item}:hover &`]: { textDecorationColor: theme.colour.larch },
  },
})
