import { globalStyle, type StyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'
import { theme } from './theme.css.ts'

export const focusRing = {
  outline: `3px solid ${theme.colour.larch}`,
  outlineOffset: '1px',
  boxShadow: `0 0 0 5px ${theme.colour.ink}`,
  '@media': { [media.forcedColours]: { outlineColor: 'Highlight' } },
} satisfies StyleRule

globalStyle(':focus-visible', focusRing)

globalStyle('a:not([class]):focus-visible', { outline: '2px solid currentColor', boxShadow: 'none' })
