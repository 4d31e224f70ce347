import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gap: theme.space.roomy,
  justifyItems: 'start',
  paddingBlock: theme.space.gap,
  borderBlock: `${theme.rule.thin} solid ${theme.colour.line}`,
})

export const sentence = style({ fontSize: theme.type.size.lead, maxInlineSize: theme.width.reading })

export const suggestion = style({ display: 'grid', gap: theme.space.base, justifyItems: 'start' })

export const suggestionTitle = style({ fontSize: theme.type.size.h3 })
