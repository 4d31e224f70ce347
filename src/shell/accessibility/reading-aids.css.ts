import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

const overlay = {
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: theme.layer.guide,
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
  '@media': { [media.print]: { display: 'none' } },
} as const

const reach = '4.5rem'

export const guide = style({
  ...overlay,
  blockSize: '7px',
  marginBlockStart: '-3px',
  background: theme.colour.larch,
  borderBlock: `2px solid ${theme.colour.ink}`,
})

export const focus = style({
  ...overlay,
  blockSize: `calc(2 * ${reach})`,
  marginBlockStart: `calc(-1 * ${reach})`,
  boxShadow: '0 0 0 200vmax rgb(0 0 0 / 0.6)',
  outline: `2px solid ${theme.colour.larch}`,
  selectors: { 'html[data-contrast="invert"] &': { boxShadow: '0 0 0 200vmax rgb(255 255 255 / 0.6)' } },
})
