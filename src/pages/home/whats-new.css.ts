import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

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

export const column = style({
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

globalStyle(`${column}:first-child h3`, {
  '@media': { [media.fromLaptop]: { fontSize: theme.type.size.h3 } },
})
