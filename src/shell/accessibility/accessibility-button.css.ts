import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const mark = style({
  position: 'absolute',
  insetBlockStart: '0.25rem',
  insetInlineEnd: '0.2rem',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.05rem',
  blockSize: '1.05rem',
  borderRadius: theme.radius.round,
  background: theme.colour.larch,
  color: theme.colour.ink,
  '@media': { [media.forcedColours]: { border: '1px solid ButtonText' } },
})

export const tick = style({ inlineSize: '0.85rem', blockSize: '0.85rem' })
