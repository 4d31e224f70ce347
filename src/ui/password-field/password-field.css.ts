import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const frame = style({ position: 'relative', display: 'grid' })

/** `&&` beats the padding of every control in any bundle order. */
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
  '@media': { [media.touch]: { insetBlock: 0 } },
})
