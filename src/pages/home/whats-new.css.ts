import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const row = style({
  paddingBlock: theme.space.roomy,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: '9rem minmax(0, 1fr)',
      columnGap: theme.space.roomy,
      alignItems: 'baseline',
    },
    [media.fromLaptop]: {
      gridTemplateColumns: '9rem minmax(0, 5fr) minmax(0, 4fr)',
      selectors: { '&:nth-child(n + 4)': { display: 'none' } },
    },
  },
})

globalStyle(`${row} h3`, { fontSize: theme.type.size.h3 })
globalStyle(`${row} > :is(h3, h3 ~ p)`, { '@media': { [media.fromTablet]: { gridColumn: 2 } } })
globalStyle(`${row} > h3 ~ p`, { '@media': { [media.fromLaptop]: { gridColumn: 3 } } })
globalStyle(`${row} > img`, {
  inlineSize: '9rem',
  '@media': { [media.fromTablet]: { gridColumn: 1, gridRow: 2 } },
})
