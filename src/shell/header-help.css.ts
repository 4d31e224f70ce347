import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, keyframes } from '@vanilla-extract/css'

const appear = keyframes({ from: { opacity: 0 } })

globalStyle('[data-tip]', { position: 'relative' })

/** Right-aligned to stay in the window. Its alternative text is empty, as the tool already has that name. */
globalStyle('[data-tip]::after', {
  content: ['attr(data-tip)', 'attr(data-tip) / ""'],
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: theme.layer.menu,
  padding: '0.125rem 0.625rem',
  background: theme.colour.white,
  color: theme.colour.ink,
  border: `${theme.rule.thin} solid ${theme.colour.line}`,
  borderRadius: theme.radius.base,
  boxShadow: theme.shadow.floating,
  fontSize: '0.9375rem',
  fontWeight: theme.type.weight.medium,
  whiteSpace: 'nowrap',
  animation: `${appear} ${theme.duration.quick} ${theme.easing.out} 0.3s backwards`,
  '@media': { [media.print]: { display: 'none' } },
})

globalStyle('[open] > [data-tip]::after', { display: 'none' })
