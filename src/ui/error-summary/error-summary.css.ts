import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: theme.space.hair, marginBlockStart: theme.space.hair })

export const link = style({
  ...touchTarget,
  display: 'inline-block',
  minBlockSize: '1.5rem',
  color: theme.colour.danger,
  fontWeight: theme.type.weight.strong,
})
