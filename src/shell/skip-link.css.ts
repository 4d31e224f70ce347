import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  position: 'absolute',
  insetInlineStart: theme.space.base,
  insetBlockStart: '-6rem',
  zIndex: theme.layer.progress,
  padding: `${theme.space.tight} ${theme.space.base}`,
  background: theme.colour.larch,
  color: theme.colour.ink,
  fontWeight: theme.type.weight.strong,
  selectors: { '&:focus': { insetBlockStart: theme.space.tight } },
})
