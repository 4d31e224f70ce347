import { media, notLarger } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, keyframes, style, type StyleRule } from '@vanilla-extract/css'

const { colour, rule, space, type } = theme

/** Years go up the page; from `labelsFit` they go to the right. On less a list stands below the line. */
export const upright = '(min-width: 19em) and (max-width: 37.49em)'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.roomy,
  '@media': {
    [media.fromLaptop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: space.roomy },
  },
})

export const drawing = style({
  position: 'relative',
  gridRow: 1,
  gridColumn: '1 / -1',
  minInlineSize: 0,
})

const picture = {
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '16rem',
  overflow: 'hidden',
  '@media': {
    [media.labelsFit]: { overflow: 'visible' },
    [media.fromLaptop]: { blockSize: '18rem' },
    [media.fromDesktop]: { blockSize: '29.25rem' },
  },
} as const

globalStyle(`${notLarger} ${drawing}`, {
  '@media': {
    [upright]: { marginBlock: '1.5rem' },
    [media.labelsFit]: { margin: '3.25rem 1.125rem 2.25rem' },
  },
})

export const shape = style(picture)

export const line = style({
  ...picture,
  position: 'absolute',
  insetBlockStart: 0,
  overflow: 'visible',
  pointerEvents: 'none',
})

globalStyle(`:is(${shape}, ${line}) > path`, {
  fill: 'none',
  stroke: 'currentColor',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColours]: { color: 'CanvasText' } },
})

globalStyle(`${notLarger} :is(${shape}, ${line})`, { '@media': { [upright]: { blockSize: '33rem' } } })
globalStyle(`${notLarger} :is(${shape}, ${line}) > path`, {
  '@media': { [upright]: { transform: 'matrix(0, -1, -1, 0, 1000, 1000)' } },
})

globalStyle(`${line} > path`, { color: colour.larch, strokeWidth: rule.thick, strokeLinecap: 'round' })

const part = (color: string, more: StyleRule = {}) => style({ color, ...more })

export const mass = part(colour.evergreen800)
globalStyle(`${shape} > ${mass}`, {
  fill: 'currentColor',
  stroke: 'none',
  '@media': { [media.forcedColours]: { fill: 'none' }, [media.print]: { fill: 'none' } },
})
export const hairlines = part(colour.lineOnDark)
export const falls = part(colour.evergreen300, { strokeDasharray: '2 5', strokeOpacity: 0.6 })
export const axis = part(colour.onDark)

const tracedToTheRight = keyframes({
  from: { clipPath: 'inset(-8px 100% -8px -8px)' },
  to: { clipPath: 'inset(-8px)' },
})
const tracedUpwards = keyframes({ from: { clipPath: 'inset(100% -8px -8px)' }, to: { clipPath: 'inset(-8px)' } })

globalStyle(`${drawing}[data-traced] > ${line}`, {
  animation: `${tracedUpwards} 900ms ${theme.easing.out}`,
  '@media': { [media.labelsFit]: { animationName: tracedToTheRight } },
})

export const caption = style({
  gridRow: 2,
  maxInlineSize: '32ch',
  fontFamily: type.family.heading,
  fontSize: 'clamp(1.1875rem, 1rem + 0.62vw, 1.625rem)',
  fontVariantNumeric: 'lining-nums',
  lineHeight: '1.3',
  textWrap: 'balance',
  '@media': {
    [media.fromLaptop]: { gridColumn: '1 / 9' },
    [media.fromDesktop]: { fontSize: '2rem' },
  },
})

export const note = style({
  gridRow: 3,
  alignSelf: 'start',
  paddingBlockStart: space.tight,
  borderBlockStart: `${rule.thin} solid ${colour.lineOnDark}`,
  color: colour.onDarkSoft,
  fontSize: '0.9375rem',
  lineHeight: type.leading.snug,
  '@media': { [media.fromLaptop]: { gridColumn: '9 / -1', gridRow: 2 } },
})
