import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })

export const root = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: theme.layer.menu,
  inlineSize: 'min(100vw, 29rem)',
  maxBlockSize: '60vh',
  overflowY: 'auto',
  pointerEvents: 'none',
  animation: `${rise} ${theme.duration.calm} ${theme.easing.out}`,
  '@media': {
    [media.fromTablet]: { padding: theme.space.roomy },
    [media.print]: { display: 'none' },
  },
})

export const preHydration = style({ selectors: { 'html:not([data-asks]) &': { display: 'none' } } })

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.snug,
  padding: `${theme.space.tight} ${theme.space.snug}`,
  background: theme.colour.paper,
  borderBlockStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
  boxShadow: theme.shadow.floating,
  pointerEvents: 'auto',
  '@media': {
    [media.fromTablet]: { display: 'grid', gap: theme.space.snug, padding: theme.space.roomy },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
})

export const title = style({
  flexBasis: '100%',
  fontFamily: theme.type.family.heading,
  fontSize: theme.type.size.h4,
  lineHeight: theme.type.leading.snug,
})

export const text = style({ flexBasis: '100%', fontSize: '0.9375rem', lineHeight: theme.type.leading.snug })

export const lead = style({ '@media': { [media.upToTablet]: { display: 'none' } } })

export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.tight })

globalStyle(`${answers} > button`, { flex: '1 0 auto', paddingInline: theme.space.tight })

export const more = style({ flex: 1, justifySelf: 'center' })
