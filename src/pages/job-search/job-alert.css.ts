import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gap: theme.space.base,
  borderBlockStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
  paddingBlockStart: theme.space.base,
  maxInlineSize: theme.width.narrow,
})

export const title = style({ fontSize: theme.type.size.h4 })

export const form = style({ display: 'grid', gap: theme.space.base })

export const subject = style({ fontSize: '1rem', overflowWrap: 'anywhere' })

export const thanks = style({ display: 'grid', gap: theme.space.snug })

export const status = style({ fontSize: '1rem', color: theme.colour.inkSoft })
