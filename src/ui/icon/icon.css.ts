import { media } from '#ui/theme/media.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({
  flex: 'none',
  fill: 'currentColor',
  verticalAlign: '-0.2em',
  display: 'inline-block',
  // Drawings keep a color of their own where the system uses its own colors; this one is read like a letter.
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'auto' } },
})

export const size = styleVariants({
  small: { inlineSize: '1.125rem', blockSize: '1.125rem' },
  base: { inlineSize: '1.375rem', blockSize: '1.375rem' },
  large: { inlineSize: '1.75rem', blockSize: '1.75rem' },
})

// By negation: the styles of a page leave out a rule for a value that no element has at first.
export const whenPressed = style({ selectors: { 'button:not([aria-pressed="true"]) &': { display: 'none' } } })

export const whenNotPressed = style({ selectors: { 'button:not([aria-pressed="false"]) &': { display: 'none' } } })
