import { keyframes, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })

export const root = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: theme.layer.progress,
  blockSize: '3px',
  overflow: 'hidden',
  background: theme.colour.evergreen700,
  pointerEvents: 'none',
  '::before': {
    content: "''",
    display: 'block',
    inlineSize: '40%',
    blockSize: '100%',
    background: theme.colour.larch,
    animation: `${slide} 1.4s ease-in-out infinite`,
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&::before': { forcedColorAdjust: 'none', background: 'Highlight' } } },
  },
})
