import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  position: 'absolute',
  insetInlineStart: theme.space.base,
  insetBlockStart: theme.space.tight,
  clipPath: 'inset(50%)',
  pointerEvents: 'none',
  zIndex: theme.layer.guide,
  padding: `${theme.space.tight} ${theme.space.base}`,
  background: theme.colour.larch,
  color: theme.colour.ink,
  fontWeight: theme.type.weight.strong,
  '@media': { [media.print]: { display: 'none' } },
  selectors: { '&:focus': { clipPath: 'none', pointerEvents: 'auto' } },
})
