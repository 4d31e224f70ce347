import * as ridge from '#ui/drawings/ridge.css.ts'
import { media, notLarger } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

const { colour, space, type } = theme

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  background: colour.evergreen900,
  color: colour.onDark,
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.roomy,
  paddingBlock: `${space.wide} ${space.gap}`,
  '@media': {
    [media.fromLaptop]: {
      gridTemplateColumns: `minmax(calc((100% - 2 * ${space.roomy}) / 3), max-content) repeat(2, minmax(0, 1fr))`,
      gap: `${space.base} ${space.roomy}`,
      paddingBlockStart: space.base,
    },
    [media.fromDesktop]: { paddingBlockStart: space.wide },
  },
})

globalStyle(`${words} > *`, { '@media': { [media.fromLaptop]: { gridColumn: '1 / -1' } } })

export const title = style({
  fontSize: 'clamp(3.75rem, 9.6vw, 7.75rem)',
  fontWeight: type.weight.text,
  letterSpacing: '-0.03em',
  lineHeight: '1',
  '@media': {
    [media.fromDesktop]: {
      fontSize: '12.25rem',
      // One line, which hangs into the margin, with room for the wider letters of a fallback.
      selectors: { [`${notLarger} &`]: { marginInlineEnd: '-8rem' } },
    },
    [media.print]: { fontSize: type.size.display },
  },
})

export const lead = style({ fontSize: type.size.lead, maxInlineSize: '44ch' })

globalStyle(`${notLarger} ${words} > figure`, {
  '@media': {
    [`screen and ${media.fromLaptop}`]: { marginBlockStart: '-11.75rem' },
    [`screen and ${media.fromDesktop}`]: { marginBlockStart: '-7.25rem' },
  },
})

export const people = style({
  display: 'block',
  color: colour.larch,
  fontSize: '6.875rem',
  fontWeight: type.weight.text,
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: '-0.03em',
  lineHeight: '0.8',
  '@media': {
    [media.fromLaptop]: { gridRow: '1 / 3', fontSize: '10.625rem' },
    [media.fromDesktop]: { fontSize: '15.625rem' },
    [media.print]: { fontSize: type.size.display },
  },
})

// Six digits are as wide as a phone.
export const long = style({ '@media': { [media.upToPhone]: { fontSize: 'min(6.875rem, 26vw)' } } })

export const finding = style({
  display: 'block',
  marginBlockStart: space.base,
  '@media': { [media.fromLaptop]: { marginBlockStart: 0 } },
})

globalStyle(`${words} > figure`, {
  '@media': {
    [media.fromLaptop]: { gridRow: '3 / 6', gridTemplateRows: 'subgrid', gridTemplateColumns: 'subgrid' },
  },
})
globalStyle(`${words} ${ridge.caption}`, { '@media': { [media.fromLaptop]: { gridColumn: '1 / 3' } } })
globalStyle(`${words} ${ridge.note}`, { '@media': { [media.fromLaptop]: { gridColumn: 3 } } })
globalStyle(`${words} ${ridge.caption}:has(> ${people})`, {
  maxInlineSize: 'none',
  '@media': {
    [media.fromLaptop]: {
      display: 'grid',
      gridRow: '2 / 4',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'subgrid',
    },
  },
})

export const search = style({
  maxInlineSize: '40rem',
  '@media': { [media.fromLaptop]: { gridRow: 5, maxInlineSize: 'none' } },
})
globalStyle(`${words} > ${search}`, { '@media': { [media.fromLaptop]: { gridColumn: '2 / -1' } } })

export const film = style({ position: 'absolute', inset: 0, '@media': { [media.print]: { display: 'none' } } })

export const video = style({
  position: 'absolute',
  maxInlineSize: 'none',
  objectFit: 'fill',
  mixBlendMode: 'screen',
})

export const control = style({
  position: 'absolute',
  insetBlockEnd: space.base,
  insetInlineEnd: space.roomy,
  zIndex: theme.layer.raised,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: `1px solid ${colour.onDarkSoft}`,
  borderRadius: theme.radius.round,
  background: colour.evergreen900,
  color: colour.onDark,
  selectors: { '&:hover': { background: colour.evergreen700 } },
})

globalStyle('html[data-hide-images] [data-film-control]', { display: 'none' })
