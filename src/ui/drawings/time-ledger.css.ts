import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { axisWidths } from './axis-widths.ts'

const figures = { fontFamily: theme.type.family.heading, fontVariantNumeric: 'lining-nums tabular-nums' } as const

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(min(8em, 55%), 1fr) minmax(0, auto)',
  columnGap: theme.space.roomy,
  '@media': {
    [media.labelsFit]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 7rem' },
    [media.fromLaptop]: { gridTemplateColumns: 'minmax(0, 27.5rem) minmax(0, 1fr) 7.5rem' },
    [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 32rem) minmax(0, 1fr) 10rem' },
  },
} as const

export const root = style(columns)

export const rows = style({ gridColumn: '1 / -1' })

export const axis = style({
  gridColumn: '1 / -1',
  containerType: 'inline-size',
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.ink}`,
  fontSize: '0.9375rem',
  '@media': { [media.labelsFit]: { gridColumn: 2 } },
})

export const drawing = style({
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '1.75em',
  overflow: 'visible',
})

const paint = (property: 'fill' | 'stroke', colour: string) => ({
  [property]: colour,
  '@media': { [media.forcedColours]: { [property]: 'CanvasText' }, [media.print]: { [property]: '#000' } },
})

const figure = { ...paint('fill', theme.colour.inkSoft), ...figures }

const tick = (width: number) => style({ ...figure, '@container': { [`(width < ${width}em)`]: { display: 'none' } } })

type Ticks = { readonly [Width in 0 | (typeof axisWidths)[number]]: string }

export const label = {
  0: style({ ...paint('fill', theme.colour.ink), fontWeight: theme.type.weight.strong }),
  ...Object.fromEntries(axisWidths.map((width) => [width, tick(width)])),
} as Ticks

export const row = style({
  ...columns,
  position: 'relative',
  alignItems: 'baseline',
  alignContent: 'center',
  minBlockSize: '2.75rem',
  paddingBlock: theme.space.snug,
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}`,
  breakInside: 'avoid',
  '@media': {
    ...columns['@media'],
    [media.labelsFit]: { ...columns['@media'][media.labelsFit], alignItems: 'center' },
    [media.print]: { minBlockSize: 0, paddingBlock: theme.space.hair },
  },
})

export const name = style({
  fontWeight: theme.type.weight.medium,
  lineHeight: theme.type.leading.snug,
})

export const detail = style({ gridColumn: 1, color: theme.colour.inkSoft, fontSize: '0.9375rem' })

globalStyle(`${detail} > a`, touchTarget)
globalStyle(`${name}:has(+ ${detail})`, {
  gridColumn: '1 / -1',
  '@media': { [media.labelsFit]: { gridColumn: 'auto' } },
})

export const value = style({
  ...figures,
  gridColumn: 2,
  lineHeight: theme.type.leading.snug,
  textAlign: 'end',
  '@media': { [media.labelsFit]: { gridColumn: 3, gridRow: '1 / 3' } },
})

/** As high as its row, so that a line through all of them has no gap. */
export const track = style({
  position: 'relative',
  gridColumn: '1 / -1',
  blockSize: '1.75rem',
  marginBlockStart: theme.space.hair,
  '@media': {
    [media.labelsFit]: {
      gridColumn: 2,
      gridRow: '1 / 3',
      alignSelf: 'stretch',
      blockSize: 'auto',
      marginBlock: `calc(-1 * ${theme.space.snug})`,
    },
  },
})

globalStyle(`${track} > svg`, { position: 'absolute', inset: 0, blockSize: '100%' })

const bars = { y: '50%', height: '18px', transformBox: 'fill-box', transform: 'translateY(-50%)' } as const

export const bar = styleVariants({
  period: { ...bars, ...paint('fill', theme.colour.evergreen700) },
  option: { ...bars, fill: 'none', ...paint('stroke', theme.colour.evergreen700) },
  point: {
    ...bars,
    ...paint('fill', theme.colour.evergreen700),
    width: '14px',
    height: '14px',
    rx: '7px',
    transform: 'translate(-50%, -50%)',
    // The edge parts those of the same days.
    stroke: theme.colour.paper,
    strokeWidth: '1.5px',
    '@media': {
      [media.forcedColours]: { fill: 'CanvasText', stroke: 'Canvas' },
      [media.print]: { fill: '#000', stroke: '#fff' },
    },
  },
  today: {
    fill: theme.colour.larch,
    width: '2px',
    height: '100%',
    transform: 'translateX(-1px)',
    // The edge parts it from bars of the same ink.
    '@media': {
      [media.forcedColours]: { fill: 'Highlight', stroke: 'Canvas' },
      [media.print]: { fill: '#000', stroke: '#fff' },
    },
  },
})

// So many dots of one row would hide each other.
globalStyle(`${drawing}:has(> :nth-child(30)) > ${bar.point}`, { width: '2px', rx: 0, stroke: 'none' })
