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

export const afterwards = style({
  display: 'grid',
  gap: theme.space.gap,
  '@media': { [media.menuBar]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
})

export const part = style({ display: 'grid', gap: theme.space.base, alignContent: 'start' })

export const steps = style({
  display: 'grid',
  gap: theme.space.tight,
  maxInlineSize: theme.width.reading,
  paddingInlineStart: '1.25rem',
  listStyle: 'decimal',
})
