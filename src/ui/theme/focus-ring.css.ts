import { globalStyle, type StyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'
import { theme } from './theme.css.ts'

/** The one focus ring: larch, 3 px, between two lines of ink, so that it stands out on paper and on evergreen. */
export const focusRing = {
  outline: `3px solid ${theme.colour.larch}`,
  outlineOffset: '1px',
  boxShadow: `0 0 0 5px ${theme.colour.ink}`,
  '@media': { [media.forcedColours]: { outlineColor: 'Highlight' } },
} satisfies StyleRule

globalStyle(':focus-visible', focusRing)

/** A link in running text may run over two lines, where a line around the one would cross the words of the other. */
globalStyle('a:not([class]):focus-visible', { outline: '2px solid currentColor', boxShadow: 'none' })
