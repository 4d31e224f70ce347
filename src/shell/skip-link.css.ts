import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  position: 'absolute',
  insetInlineStart: theme.space.base,
  insetBlockStart: 0,
  // Out of sight whatever its height: large letters make it tall.
  transform: 'translateY(-100%)',
  zIndex: theme.layer.progress,
  padding: `${theme.space.tight} ${theme.space.base}`,
  background: theme.colour.larch,
  color: theme.colour.ink,
  fontWeight: theme.type.weight.strong,
  selectors: { '&:focus': { transform: `translateY(${theme.space.tight})` } },
})
