import { style } from '@vanilla-extract/css'
import { bottomInset, inheritBottomInset } from '#ui/theme/floor.css.ts'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({
  ...inheritBottomInset,
  position: 'fixed',
  insetBlockEnd: `calc(${bottomInset} + ${theme.space.base})`,
  insetInlineStart: theme.space.base,
  zIndex: theme.layer.toast,
  inlineSize: `min(calc(100vw - 2 * ${theme.space.base}), 28rem)`,
  background: theme.colour.white,
  color: theme.colour.ink,
  borderRadius: theme.radius.base,
  boxShadow: theme.shadow.floating,
  pointerEvents: 'auto',
  '@media': { [media.print]: { display: 'none' } },
})

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.snug,
  marginBlockStart: theme.space.snug,
})
