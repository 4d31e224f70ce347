import { focusRing } from '#ui/theme/focus-ring.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ position: 'relative', display: 'inline-grid' })

/** Under its label, so that a screen reader's cursor and a dropped file find it there. */
export const control = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
})

const { '@media': inForcedColours, ...ring } = focusRing

export const label = style({
  position: 'relative',
  selectors: { [`${control}:focus-visible + &`]: ring },
  '@media': {
    [Object.keys(inForcedColours)[0] ?? '']: {
      selectors: { [`${control}:focus-visible + &`]: { outlineColor: 'Highlight' } },
    },
  },
})
