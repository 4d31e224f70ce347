import { media, notLarger } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { createVar, globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css'

const { colour, rule, space } = theme
const hairline = `${rule.thin} solid ${colour.line}`

/** As `windows` in `src/domain/drawings/flags.ts` has it. */
const height = createVar()

const figures = {
  fontFamily: theme.type.family.heading,
  fontWeight: theme.type.weight.text,
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
  color: colour.evergreen700,
  strokeWidth: '2',
  '@media': { [media.forcedColours]: { fill: 'Canvas' } },
})

export const ticks = style({ color: colour.ink })

globalStyle(`${shape} > path`, { stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' })

export const axis = style([
  { display: 'none' },
  inPicture({
    display: 'block',
    inlineSize: '100%',
    blockSize: '0.625rem',
    marginBlockStart: '1.875rem',
    overflow: 'visible',
    color: colour.inkSoft,
    fill: 'currentColor',
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
  { gridColumn: 3, gridRow: 1, minInlineSize: '2.5rem', fontSize: '1.375rem', textAlign: 'end' },
  inPicture({ minInlineSize: 0 }),
])

export const name = style({
  gridColumn: 1,
  gridRow: 1,
  fontSize: '1rem',
  lineHeight: theme.type.leading.snug,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})

export const mark = style([
  { gridColumn: 2, gridRow: 1, inlineSize: '100%', blockSize: '0.875rem', color: colour.evergreen500 },
  inPicture({ display: 'none' }),
])

globalStyle(`${mark} rect`, { blockSize: '100%' })

export const flag = style({ display: 'none' })

globalStyle(`${most} ${mark}, ${list} circle`, { color: colour.larch })
globalStyle(`${drawn} ${flag}, ${flag} svg`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fontSize: '0.9375rem',
  color: colour.inkSoft,
})
globalStyle(`${list} svg`, { fill: 'currentColor' })
globalStyle(`${flag} line`, { stroke: 'currentColor', color: colour.control })
globalStyle(`${flag} circle`, { r: '5px' })
globalStyle(`${flag} rect`, { y: '-1.85em', blockSize: '2em', fill: 'none', pointerEvents: 'all' })
globalStyle(`${most} ${flag} rect`, { y: '-3.1em', blockSize: '3.3em' })
globalStyle(`${flag} text`, { transform: 'translateY(-0.35em)' })
globalStyle(`${count}, ${flag} tspan`, figures)
globalStyle(`${flag} tspan`, { fontSize: '1.6em', color: colour.ink })
globalStyle(`${most} ${flag} tspan`, { fontSize: '3.467em', color: colour.larchDeep })
// The name of the link has these words, the picture has no room for them.
globalStyle(`${flag} tspan + tspan`, { fontSize: '0 !important' })
globalStyle(`${flag} a`, { outline: 'none', boxShadow: 'none', color: 'inherit', textDecoration: 'none' })
globalStyle(`${flag} a:is(:hover, :focus-visible) text`, { textDecoration: `underline ${colour.larch}` })
globalStyle(`${flag} a:focus-visible rect`, { stroke: colour.ink, strokeWidth: '2' })
globalStyle(`${flag} a:focus-visible rect`, { '@media': { [media.forcedColours]: { stroke: 'Highlight' } } })
// Within an SVG a browser forces no colours.
globalStyle(`:is(${drawn}, ${list}) svg *`, { '@media': { [media.forcedColours]: { color: 'CanvasText !important' } } })

export const flagged = { 600: style({}), 1200: style({}) }

function raise(row: string, query: string) {
  const part = (selector: string, styles: GlobalStyleRule) =>
    globalStyle(`${notLarger} ${row}${selector}`, { '@media': { [query]: styles } })
  part('', { position: 'absolute', inset: '0 0 auto', blockSize: height, pointerEvents: 'none' })
  part(` > ${cell}`, { display: 'none' })
  part(` > ${flag}`, { display: 'block' })
}

raise(flagged[600], media.labelsFit)
raise(flagged[1200], media.fromLaptop)
