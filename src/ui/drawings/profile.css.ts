import { media, notLarger } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { visuallyHidden } from '#ui/theme/visually-hidden.ts'
import { createVar, globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css'

const { colour, rule, space } = theme
const hairline = `${rule.thin} solid ${colour.line}`

/** As `windows` in `src/domain/drawings/flags.ts` has it. */
const height = createVar()

const figures = {
  fontFamily: theme.type.family.heading,
  fontWeight: theme.type.weight.heading,
  fontVariantNumeric: 'lining-nums tabular-nums',
} as const

/** Where letters are larger than the drawing foresees, its rows stay a list. */
type PlainRule = Omit<StyleRule, 'selectors' | '@media'>

const inPicture = (styles: PlainRule): StyleRule => ({
  '@media': { [media.labelsFit]: { selectors: { [`${notLarger} &`]: styles } } },
})

export const drawn = style({
  position: 'relative',
  vars: { [height]: '24rem' },
  '@media': { [media.fromDesktop]: { vars: { [height]: '29rem' } } },
})

export const shape = style([
  { display: 'none' },
  inPicture({
    display: 'block',
    inlineSize: '100%',
    blockSize: height,
    overflow: 'visible',
    borderBlockEnd: `${rule.thin} solid ${colour.ink}`,
  }),
])

export const line = style({
  fill: colour.evergreen100,
  stroke: colour.evergreen700,
  strokeWidth: '2',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
})

export const ticks = style({ stroke: colour.ink, vectorEffect: 'non-scaling-stroke' })

export const axis = style([
  { display: 'none' },
  inPicture({
    display: 'block',
    inlineSize: '100%',
    blockSize: '1.75rem',
    marginBlockStart: '0.75rem',
    overflow: 'visible',
    fill: colour.inkSoft,
    fontSize: '0.9375rem',
    textAnchor: 'middle',
  }),
])

export const list = style([
  { listStyle: 'none', padding: 0 },
  inPicture({ display: 'flex', flexWrap: 'wrap', columnGap: space.wide }),
])

export const most = style({})

export const cell = style([
  {
    display: 'grid',
    gridTemplateColumns: '9.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.snug,
    minBlockSize: '2.75rem',
    borderBlockEnd: hairline,
    color: colour.ink,
    textDecorationColor: 'transparent',
    selectors: { '&:hover': { textDecorationColor: colour.larch } },
  },
  inPicture({ display: 'flex', columnGap: space.tight, borderBlockEnd: 0 }),
])

export const count = style([
  { ...figures, gridColumn: 3, gridRow: 1, minInlineSize: '2.5rem', fontSize: '1.375rem', textAlign: 'end' },
  inPicture({ minInlineSize: 0 }),
])

export const words = style(visuallyHidden)

export const name = style([
  { gridColumn: 1, gridRow: 1, fontSize: '1rem', lineHeight: theme.type.leading.snug },
  { selectors: { '&::first-letter': { textTransform: 'uppercase' } } },
])

export const mark = style([
  { gridColumn: 2, gridRow: 1, inlineSize: '100%', blockSize: '0.875rem' },
  inPicture({ display: 'none' }),
])

export const bar = style({
  blockSize: '100%',
  fill: colour.evergreen500,
  selectors: { [`${most} &`]: { fill: colour.larch } },
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
})

globalStyle(`${mark} > :not(${bar})`, { display: 'none' })

export const flagged = { 600: style({}), 768: style({}), 1200: style({}), 1920: style({}) }

const queries = { 600: media.labelsFit, 768: media.fromTablet, 1200: media.fromLaptop, 1920: media.fromDesktop }

function raise(flag: string, query: string) {
  const part = (selector: string, styles: GlobalStyleRule) =>
    globalStyle(`${notLarger} ${flag}${selector}`, { '@media': { [query]: styles } })
  part('', { position: 'absolute', inset: '0 0 auto', blockSize: height, pointerEvents: 'none' })
  part(` > ${cell}`, { position: 'absolute', inset: 0, outline: 'none', boxShadow: 'none' })
  part(` > ${cell} > :not(${mark})`, visuallyHidden)
  part(` ${mark}`, { display: 'block', position: 'absolute', inset: 0, blockSize: '100%', overflow: 'visible' })
  part(` ${mark} > *`, { display: 'inline', overflow: 'visible' })
  part(` ${bar}`, { display: 'none' })
}

globalStyle(`${mark} > line`, { stroke: colour.control })
globalStyle(`${mark} > circle`, { r: '3px', fill: colour.evergreen700 })
globalStyle(`${most} ${mark} > circle`, { r: '5px', fill: colour.larch, stroke: colour.ink })
globalStyle(`${mark} > svg`, { fontSize: '0.9375rem', fill: colour.inkSoft })
globalStyle(`${mark} rect:not(${bar})`, { y: '-1.85em', blockSize: '2em', fill: 'none', pointerEvents: 'all' })
globalStyle(`${most} ${mark} rect:not(${bar})`, { y: '-3.1em', blockSize: '3.3em' })
globalStyle(`${cell}:focus-visible rect:not(${bar})`, { stroke: colour.ink, strokeWidth: '2' })
globalStyle(`${mark} text`, { transform: 'translateY(-0.35em)', pointerEvents: 'all' })
globalStyle(`${mark} tspan:first-child`, { ...figures, fontSize: '1.6em', fill: colour.ink })
globalStyle(`${most} ${mark} tspan:first-child`, { fontSize: '3.467em', fill: colour.larchDeep })
globalStyle(`${cell}:hover tspan + tspan`, { textDecoration: `underline ${colour.larch}` })
const forced = (selector: string, styles: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [media.forcedColours]: styles } })
forced(`${mark} > :is(line, circle), ${cell}:focus-visible rect:not(${bar})`, { stroke: 'CanvasText' })
forced(`${mark} :is(text, tspan:first-child)`, { fill: 'LinkText' })
forced(`${axis} > text`, { fill: 'CanvasText' })

raise(flagged[600], queries[600])
raise(flagged[768], queries[768])
raise(flagged[1200], queries[1200])
raise(flagged[1920], queries[1920])
