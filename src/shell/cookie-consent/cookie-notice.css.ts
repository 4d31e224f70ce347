import { media } from '#ui/theme/media.ts'
import { hiddenFromSight } from '#ui/theme/hidden-from-sight.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })

/** The measure of what is taken of the window; the card stands in it with a margin that lets presses through. */
export const root = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: theme.layer.menu,
  inlineSize: '100%',
  maxBlockSize: '60vh',
  overflowY: 'auto',
  pointerEvents: 'none',
  animation: `${rise} ${theme.duration.calm} ${theme.easing.out}`,
  '@media': {
    [media.fromTablet]: { inlineSize: '29rem', padding: theme.space.roomy },
    [media.print]: { display: 'none' },
  },
})

/** Before the page is hydrated. */
export const early = style({ selectors: { 'html:not([data-asks]) &': { display: 'none' } } })

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"title title" "text text" "more answers"',
  alignItems: 'center',
  gap: `0 ${theme.space.tight}`,
  padding: `${theme.space.tight} ${theme.space.snug} ${theme.space.hair}`,
  background: theme.colour.paper,
  borderBlockStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
  boxShadow: theme.shadow.floating,
  pointerEvents: 'auto',
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"title" "text" "answers" "more"',
      borderRadius: theme.radius.base,
      gap: theme.space.snug,
      padding: `${theme.space.roomy} ${theme.space.roomy} ${theme.space.tight}`,
    },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
})

export const title = style({
  gridArea: 'title',
  fontFamily: theme.type.family.heading,
  fontSize: theme.type.size.h4,
  lineHeight: theme.type.leading.snug,
})

export const text = style({ gridArea: 'text', fontSize: '0.9375rem', lineHeight: '1.3' })

/** A phone has one line for the question, and none for what leads to it. */
export const lead = style({ '@media': { [media.upToTablet]: hiddenFromSight } })

/** Both answers weigh the same: they share the line, or stand under one another when it is too short. */
export const answers = style({
  gridArea: 'answers',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space.tight,
  '@media': {
    [media.fromTablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
      gap: theme.space.snug,
    },
  },
})

globalStyle(`${answers} > button`, {
  '@media': { [media.upToTablet]: { paddingInline: theme.space.tight, fontSize: '0.9375rem' } },
})

export const more = style({
  gridArea: 'more',
  justifySelf: 'start',
  '@media': {
    [media.fromTablet]: { justifySelf: 'center', minBlockSize: '2.75rem' },
    [media.upToTablet]: { selectors: { '&&': { minBlockSize: '1.5rem', fontSize: '0.9375rem', fontWeight: theme.type.weight.medium } } },
  },
})
