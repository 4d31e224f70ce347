import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.roomy,
  alignContent: 'start',
  paddingBlock: theme.space.gap,
  minBlockSize: '45vh',
  maxInlineSize: '44rem',
})

export const title = style({ fontSize: theme.type.size.lead, fontWeight: theme.type.weight.strong })
