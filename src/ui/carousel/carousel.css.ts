import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.base })

export const tone = styleVariants({
  light: { color: theme.colour.evergreen700 },
  onDark: { color: theme.colour.onDark },
})

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.base,
  minBlockSize: '2.75rem',
  '@media': { [media.print]: { display: 'none' } },
})

export const steps = style({ display: 'flex', gap: theme.space.hair, marginInlineStart: '-0.6875rem', order: 0 })

export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: theme.radius.base,
  color: 'inherit',
  selectors: { '&:hover': { background: 'color-mix(in srgb, currentColor 12%, transparent)' } },
})

export const dots = style({ display: 'flex', flexWrap: 'wrap', marginInline: 'auto -0.4375rem' })

export const dot = style({
  position: 'relative',
  display: 'block',
  inlineSize: '1.75rem',
  blockSize: '2.75rem',
  borderRadius: theme.radius.base,
  color: 'inherit',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 'calc(50% - 0.4375rem)',
      border: '2px solid currentColor',
      borderRadius: theme.radius.round,
    },
    '&:hover::before': { background: 'color-mix(in srgb, currentColor 35%, transparent)' },
    '&[aria-current="true"]::before': { background: 'currentColor' },
  },
  '@media': {
    [media.touch]: { inlineSize: '2.75rem' },
    [media.forcedColours]: {
      selectors: { '&[aria-current="true"]::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
})

const ring = '0.5rem'

export const frame = style({
  marginInline: `calc(-1 * ${ring})`,
  marginBlock: `calc(-1 * ${ring})`,
  // Where nothing has the focus there is no ring, and a sheet would be too narrow for it.
  '@media': { [media.print]: { marginInline: 0 } },
})

export const scrolling = style({
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': { [media.print]: { overflow: 'visible' } },
})

export const sliding = style({ overflow: 'hidden', '@media': { [media.print]: { overflow: 'visible' } } })

export const track = style({
  display: 'flex',
  touchAction: 'pan-y pinch-zoom',
  '@media': { [media.print]: { display: 'block', transform: 'none !important' } },
})

export const slide = style({
  flex: '0 0 100%',
  minInlineSize: 0,
  padding: ring,
  scrollSnapAlign: 'start',
  color: theme.colour.ink,
  selectors: { [`${tone.onDark} &`]: { color: theme.colour.onDark } },
  '@media': { [media.print]: { transform: 'none !important', paddingInline: 0 } },
})
