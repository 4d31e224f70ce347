import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { bottomInset, inheritBottomInset } from '#ui/theme/floor.css.ts'
import { theme } from '#ui/theme/theme.css.ts'

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })

export const toastsSizeProperty = '--toasts-block-size'

/** Of what a page keeps at the bottom of the window; toasts stand above it. */
export const barSizeProperty = '--bar-block-size'

globalStyle('html', { scrollPaddingBlockEnd: `calc(4rem + ${bottomInset} + var(${toastsSizeProperty}, 0px))` })
globalStyle('body', { paddingBlockEnd: `var(${toastsSizeProperty}, 0px)` })

export const region = style({
  position: 'fixed',
  ...inheritBottomInset,
  insetBlockEnd: `calc(${bottomInset} + var(${barSizeProperty}, 0px))`,
  insetInlineEnd: 0,
  zIndex: theme.layer.toast,
  inlineSize: 'min(100vw, 27rem)',
  maxBlockSize: '60vh',
  padding: theme.space.base,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  pointerEvents: 'auto',
  '@media': {
    [media.upToPhone]: { padding: theme.space.tight },
    [media.print]: { display: 'none' },
  },
})

export const list = style({ display: 'grid', gap: theme.space.snug })

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '0.75rem',
  alignItems: 'start',
  padding: '0.75rem 0.5rem 0.875rem 1rem',
  background: theme.colour.white,
  borderInlineStart: `${theme.rule.thick} solid`,
  borderRadius: theme.radius.base,
  boxShadow: theme.shadow.floating,
  animation: `${slideIn} ${theme.duration.calm} ${theme.easing.out}`,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})

export const tone = styleVariants({
  info: { borderColor: theme.colour.info },
  success: { borderColor: theme.colour.success },
  warning: { borderColor: theme.colour.larch },
  danger: { borderColor: theme.colour.danger },
})

export const mark = style({ marginBlockStart: '0.5rem' })
export const body = style({ display: 'grid', gap: '0.125rem', justifyItems: 'start', paddingBlock: '0.5rem' })
export const title = style({ fontWeight: '650', lineHeight: theme.type.leading.snug })
export const message = style({ color: theme.colour.ink, fontSize: '1rem', lineHeight: '1.45' })

export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: theme.radius.base,
  color: theme.colour.inkSoft,
  selectors: { '&:hover': { background: theme.colour.mist, color: theme.colour.ink } },
  '@media': { [media.touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
})

export const busy = style({ marginBlockStart: '0.625rem', marginInline: '0.125rem', color: theme.colour.evergreen500 })
