import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({
  display: 'grid',
  gap: theme.space.gap,
  alignItems: 'start',
  paddingBlock: theme.space.gap,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 32rem) minmax(0, 20rem)', gap: '5rem' } },
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

export const column = style({ display: 'grid', gap: theme.space.gap, alignContent: 'start' })

export const remark = style({ fontSize: theme.type.size.small, color: theme.colour.inkSoft, maxInlineSize: '44rem' })
