import { style } from '@vanilla-extract/css'

// By negation: the styles of a page leave out a rule for a value that no element has at first.
export const whenPressed = style({ selectors: { 'button:not([aria-pressed="true"]) &': { display: 'none' } } })

export const whenNotPressed = style({ selectors: { 'button:not([aria-pressed="false"]) &': { display: 'none' } } })
