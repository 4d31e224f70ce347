import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { keyframes, style } from '@vanilla-extract/css'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })

/** The measure of what is taken of the window; the card stands in it with a margin that lets presses through. */
export const root = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: theme.layer.menu,
  inlineSize: 'min(100vw, 29rem)',
  maxBlockSize: '60vh',
  overflowY: 'auto',
  padding: theme.space.tight,
  pointerEvents: 'none',
  animation: `${rise} ${theme.duration.calm} ${theme.easing.out}`,
  '@media': {
    [media.fromTablet]: { padding: theme.space.roomy },
    [media.print]: { display: 'none' },
  },
})

/** Before the page is hydrated. */
export const early = style({ selectors: { 'html:not([data-asks]) &': { display: 'none' } } })

export const card = style({
  display: 'grid',
  gap: theme.space.tight,
  padding: `${theme.space.snug} ${theme.space.base} ${theme.space.hair}`,
  background: theme.colour.paper,
  borderRadius: theme.radius.base,
  borderBlockStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
  boxShadow: theme.shadow.floating,
  pointerEvents: 'auto',
  '@media': {
    [media.fromTablet]: {
      gap: theme.space.snug,
      padding: `${theme.space.roomy} ${theme.space.roomy} ${theme.space.tight}`,
    },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
})

export const title = style({
  fontFamily: theme.type.family.heading,
  fontSize: theme.type.size.h4,
  lineHeight: theme.type.leading.snug,
})

export const text = style({ fontSize: theme.type.size.small, lineHeight: '1.45' })

/** Both answers weigh the same: they share the line, or stand under one another when it is too short. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: theme.space.snug,
})

export const more = style({ justifySelf: 'center', minBlockSize: '2.75rem' })
