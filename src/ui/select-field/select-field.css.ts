import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const frame = style({ position: 'relative', display: 'grid' })
/** `&&` beats the padding of every control in any bundle order. */
export const select = style({
  appearance: 'none',
  cursor: 'pointer',
  selectors: { '&&': { paddingInlineEnd: '2.5rem' } },
})
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: '0.625rem',
  insetBlockStart: 'calc(50% - 0.6875rem)',
  color: theme.colour.evergreen700,
  pointerEvents: 'none',
  '@media': { [media.forcedColours]: { color: 'FieldText' } },
})
