import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.space.wide,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.fromLaptop]: { gridTemplateColumns: '1.7fr 1fr 1fr', gap: 0 },
  },
})

export const item = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.tight,
  '@media': {
    [media.fromLaptop]: {
      paddingInline: theme.space.wide,
      borderInlineStart: `${theme.rule.thin} solid ${theme.colour.line}`,
      selectors: {
        '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
        '&:nth-child(3)': { paddingInlineEnd: 0 },
        '&:nth-child(n + 4)': { display: 'none' },
      },
    },
  },
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

export const title = style({
  fontSize: theme.type.size.h4,
  '@media': { [media.fromLaptop]: { selectors: { [`${item}:first-child &`]: { fontSize: theme.type.size.h3 } } } },
})

export const link = style({
  color: theme.colour.ink,
  textDecorationColor: 'transparent',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    [`${item}:hover &`]: { textDecorationColor: theme.colour.larch },
  },
})

export const text = style({ color: theme.colour.inkSoft, maxInlineSize: '52ch' })
