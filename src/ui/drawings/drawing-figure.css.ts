import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.space.roomy,
  '@media': {
    [media.fromLaptop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: theme.space.roomy,
      rowGap: theme.space.wide,
      alignItems: 'end',
    },
  },
})

const fromLaptop = (column: string, row: number) => ({
  '@media': { [media.fromLaptop]: { gridColumn: column, gridRow: row } },
})

export const caption = style({
  maxInlineSize: '52ch',
  fontFamily: theme.type.family.heading,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.1vw, 2.25rem)',
  fontVariantNumeric: 'lining-nums',
  lineHeight: '1.25',
  textWrap: 'balance',
  ...fromLaptop('1 / 9', 1),
})

globalStyle(`${caption} + *`, fromLaptop('1 / -1', 2))

export const note = style({
  paddingBlockStart: theme.space.tight,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
  color: theme.colour.inkSoft,
  fontSize: '0.9375rem',
  lineHeight: theme.type.leading.snug,
  ...fromLaptop('9 / -1', 1),
})
