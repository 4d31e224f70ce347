import { figureType } from '#ui/theme/figure-type.ts'
import { stretchedLink } from '#ui/theme/stretched-link.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const item = style({ position: 'relative', display: 'grid', alignContent: 'start', gap: theme.space.tight })

export const row = style({
  paddingBlockStart: theme.space.base,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.control}`,
})

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  borderRadius: theme.radius.small,
  marginBlockEnd: theme.space.tight,
})

export const date = style({ fontSize: theme.type.size.small, color: theme.colour.inkSoft })

export const figure = style({ ...figureType, paddingBlock: theme.space.hair, color: theme.colour.larchDeep })

export const title = style({ fontSize: theme.type.size.h4 })

export const link = style({
  color: theme.colour.ink,
  textDecorationColor: 'transparent',
  selectors: {
    ...stretchedLink,
    [`${item}:hover &`]: { textDecorationColor: theme.colour.larch },
  },
})

export const text = style({ color: theme.colour.inkSoft, maxInlineSize: '52ch' })
