import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ inlineSize: '100%', marginBlockStart: theme.space.base })

export const form = style({
  display: 'grid',
  gap: theme.space.base,
  alignItems: 'end',
  color: theme.colour.onDark,
  '@media': {
    [media.labelsFit]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.menuBar]: { gridTemplateColumns: '1.2fr 1fr 1fr auto' },
  },
})

export const submit = style({ minBlockSize: '2.75rem', whiteSpace: 'nowrap' })
