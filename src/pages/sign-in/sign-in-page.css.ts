import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({
  display: 'grid',
  gap: theme.space.gap,
  alignItems: 'start',
  paddingBlock: theme.space.gap,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 22rem)', gap: '5rem' } },
})

export const form = style({ display: 'grid', gap: theme.space.roomy })

/** Keeps its line while it says nothing, so that nothing moves when it does. */
export const progress = style({
  minBlockSize: '1lh',
  marginBlockStart: `calc(-1 * ${theme.space.snug})`,
  color: theme.colour.inkSoft,
  textAlign: 'center',
})

export const tryAgain = style({ marginBlockStart: theme.space.snug })

export const aside = style({
  display: 'grid',
  gap: theme.space.snug,
  justifyItems: 'start',
  paddingBlockStart: theme.space.snug,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
  color: theme.colour.inkSoft,
})

export const asideTitle = style({ fontSize: theme.type.size.h4 })
