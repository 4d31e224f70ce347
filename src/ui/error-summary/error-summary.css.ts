import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: theme.space.hair, marginBlockStart: theme.space.hair })

export const link = style({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  color: theme.colour.danger,
  fontWeight: theme.type.weight.strong,
})
