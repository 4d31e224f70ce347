import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const place = style({
  display: 'grid',
  gap: theme.space.roomy,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.fromPhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr)' },
  },
})

export const codes = style({
  display: 'grid',
  gap: theme.space.roomy,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
