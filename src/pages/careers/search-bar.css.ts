import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ inlineSize: '100%', marginBlockStart: theme.space.base })

export const form = style({
  display: 'grid',
  gap: theme.space.base,
  alignItems: 'end',
  color: theme.colour.onDark,
  '@media': {
    '(min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 940px)': { gridTemplateColumns: '1.2fr 1fr 1fr auto' },
  },
})

export const submit = style({ minBlockSize: '2.75rem', whiteSpace: 'nowrap' })
