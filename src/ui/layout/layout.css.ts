import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

const { none, hair, tight, snug, base, roomy, wide, gap, section } = theme.space
const gaps = { none, hair, tight, snug, base, roomy, wide, gap, section }

export const gapSize = styleVariants(gaps, (size) => ({ gap: size }))

export const stack = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch' })
export const cluster = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })
export const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})

export const columns = styleVariants({
  two: { '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  three: {
    '@media': {
      [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.fromLaptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
  four: {
    '@media': {
      [media.fromPhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.fromLaptop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
  aside: { '@media': { [media.menuBar]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } } },
  rail: { '@media': { [media.menuBar]: { gridTemplateColumns: '17.5rem minmax(0, 1fr)' } } },
})

export const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: theme.space.gutter,
  '@media': { [media.print]: { marginInline: 0 } },
})

export const containerWidth = styleVariants({
  content: { maxInlineSize: `calc(${theme.width.content} + 2 * ${theme.space.gutter})` },
  reading: {
    maxInlineSize: `calc(${theme.width.reading} + 2 * ${theme.space.gutter})`,
    marginInlineStart: `max(0px, 50% - ${theme.width.content} / 2 - ${theme.space.gutter})`,
  },
  narrow: { maxInlineSize: `calc(${theme.width.narrow} + 2 * ${theme.space.gutter})` },
})
