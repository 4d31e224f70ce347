import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const frame = style({ position: 'relative', display: 'grid' })

/** Doubled, for it must win over the padding of every control, whichever of the two the bundle puts first. */
export const control = style({ selectors: { '&&': { paddingInlineEnd: '4.75rem' } } })

export const toggle = style({
  position: 'absolute',
  insetBlock: '1px',
  insetInlineEnd: '1px',
  minInlineSize: '4.25rem',
  paddingInline: theme.space.snug,
  borderRadius: theme.radius.base,
  color: theme.colour.evergreen700,
  fontSize: theme.type.size.small,
  fontWeight: '600',
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.colour.mist } },
})
