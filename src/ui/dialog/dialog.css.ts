import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { toastsSizeProperty } from '#ui/toast/toast.css.ts'
import { theme } from '#ui/theme/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: theme.layer.dialog,
  display: 'grid',
  placeItems: 'center',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: '2vw',
  // What toasts cover can be scrolled above them, or nobody could reach it before they go.
  paddingBlockEnd: `var(${toastsSizeProperty}, 0px)`,
  scrollPaddingBlockEnd: `max(var(${toastsSizeProperty}, 0px), 8rem)`,
  background: theme.colour.scrim,
  animation: `${appear} ${theme.duration.quick} ${theme.easing.out}`,
})

globalStyle(`html:has(${overlay})`, {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  backgroundColor: `color-mix(in srgb, rgb(from ${theme.colour.scrim} r g b / 1) 70%, ${theme.colour.paper})`,
})

const air = 'clamp(1.25rem, 0.5rem + 3vw, 2.25rem)'

export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.base,
  maxInlineSize: '100%',
  marginBlock: '2vw',
  padding: air,
  background: theme.colour.paper,
  borderRadius: theme.radius.base,
  borderBlockStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
  boxShadow: theme.shadow.floating,
  animation: `${rise} ${theme.duration.calm} ${theme.easing.out}`,
  '@media': {
    [media.upToPhone]: { gap: theme.space.snug },
    [media.forcedColours]: { border: '2px solid CanvasText' },
  },
})

export const size = styleVariants({
  base: { inlineSize: 'min(100%, 535px)', minInlineSize: 'min(100%, 450px)' },
  wide: { inlineSize: 'fit-content', maxInlineSize: 'min(100%, 900px)', minInlineSize: 'min(100%, 350px)' },
  full: { inlineSize: 'min(100%, 900px)' },
})

export const title = style({ fontSize: theme.type.size.h3, paddingInlineEnd: '2.5rem' })
export const subtitle = style({ color: theme.colour.inkSoft, maxInlineSize: theme.width.reading })

export const close = style({
  position: 'absolute',
  insetBlockStart: '0.75rem',
  insetInlineEnd: '0.75rem',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: theme.radius.base,
  color: theme.colour.inkSoft,
  selectors: { '&:hover': { background: theme.colour.mist, color: theme.colour.ink } },
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space.snug,
  marginBlockStart: theme.space.tight,
  '@media': {
    // In sight while what is above it scrolls, where a window has the room.
    [media.tall]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: theme.layer.raised,
      margin: `0 calc(-1 * ${air}) calc(-1 * ${air})`,
      padding: `${theme.space.snug} ${air}`,
      background: theme.colour.paper,
      borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
      borderRadius: `0 0 ${theme.radius.base} ${theme.radius.base}`,
    },
  },
})
