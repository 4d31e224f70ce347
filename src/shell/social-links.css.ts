import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'flex', listStyle: 'none', margin: 0, padding: 0 })

export const link = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  color: theme.colour.onDark,
  borderRadius: theme.radius.base,
  selectors: { '&:hover': { background: theme.colour.evergreen700, color: theme.colour.onDark } },
})
