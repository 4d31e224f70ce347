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
    [media.fromLaptop]: {
      gridTemplateColumns: 'minmax(0, 1.7fr) repeat(2, minmax(0, 1fr))',
      columnGap: `calc(2 * ${theme.space.wide})`,
    },
  },
})

export const column = style({
  '@media': {
    [media.fromLaptop]: {
      selectors: {
        '& + &': {
          marginInlineStart: `calc(-1 * ${theme.space.wide} - ${theme.rule.thin})`,
          paddingInlineStart: theme.space.wide,
          borderInlineStart: `${theme.rule.thin} solid ${theme.colour.line}`,
        },
        '&:nth-child(n + 4)': { display: 'none' },
      },
    },
  },
})

globalStyle(`${column} img`, {
  '@media': { [media.fromLaptop]: { aspectRatio: 'auto', blockSize: '15rem' } },
})
