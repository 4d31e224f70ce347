import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

const track = { background: theme.colour.mist, borderRadius: theme.radius.round } as const
const bar = { background: theme.colour.evergreen500, borderRadius: theme.radius.round } as const

export const root = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: theme.space.tight,
  border: 'none',
  ...track,
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
  },
})
