import { focusRing } from '#ui/theme/focus-ring.css.ts'
import { media } from '#ui/theme/media.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ position: 'relative', display: 'inline-grid' })

export const control = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
})

const focused = `${control}:focus-visible + &`
const { outline, outlineOffset, boxShadow } = focusRing

export const label = style({
  position: 'relative',
  selectors: { [focused]: { outline, outlineOffset, boxShadow } },
  '@media': { [media.forcedColours]: { selectors: { [focused]: { outlineColor: 'Highlight' } } } },
})
