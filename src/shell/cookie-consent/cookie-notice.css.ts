import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })

export const root = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: theme.layer.menu,
  maxBlockSize: '60vh',
  overflowY: 'auto',
  animation: `${rise} ${theme.duration.calm} ${theme.easing.out}`,
  background: theme.colour.paper,
  borderBlockStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
  boxShadow: theme.shadow.floating,
  '@media': {
    [media.print]: { display: 'none' },
    [media.forcedColours]: { borderBlockStart: '1px solid CanvasText' },
  },
})

export const preHydration = style({ selectors: { 'html:not([data-asks]) &': { display: 'none' } } })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.hair} ${theme.space.tight}`,
  paddingBlock: theme.space.hair,
  selectors: { '&&': { '@media': { [media.upToTablet]: { paddingInline: theme.space.snug } } } },
  '@media': {
    [media.labelsFit]: { flexWrap: 'nowrap' },
    [media.fromTablet]: { paddingBlock: theme.space.tight },
    [media.fromLaptop]: { columnGap: theme.space.base },
  },
})

export const title = style({
  flex: 'none',
  fontFamily: theme.type.family.heading,
  fontSize: theme.type.size.h4,
  lineHeight: theme.type.leading.snug,
  '@media': { [media.upToTablet]: { flexBasis: '100%' } },
})

/** Left out of what is seen: the question says it. */
export const unseen = style({ display: 'none' })

export const text = style({
  flexBasis: '100%',
  fontSize: '0.9375rem',
  lineHeight: theme.type.leading.snug,
  '@media': { [media.labelsFit]: { flex: '1 1 0' } },
})

export const lead = style({ '@media': { [media.upToLaptop]: { display: 'none' } } })

export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.tight })

const onPhone = { fontSize: '0.9375rem', letterSpacing: 0 } as const

globalStyle(`${answers} > button`, {
  paddingInline: theme.space.tight,
  '@media': { [media.upToPhone]: onPhone },
})

/** On a phone its two words are as high as an answer. */
export const more = style({
  flex: '1 1 5.5rem',
  '@media': { [media.upToPhone]: { ...onPhone, paddingBlock: 0 }, [media.labelsFit]: { flex: 'none' } },
})
