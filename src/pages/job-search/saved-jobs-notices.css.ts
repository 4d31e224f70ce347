import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.hair,
  padding: `${theme.space.snug} ${theme.space.base}`,
  background: theme.colour.mist,
  borderInlineStart: `${theme.rule.thick} solid ${theme.colour.line}`,
})

export const title = style({
  fontFamily: theme.type.family.text,
  fontSize: '1rem',
  fontWeight: theme.type.weight.strong,
})

export const list = style({ listStyle: 'none', margin: 0, padding: 0, color: theme.colour.inkSoft })

export const job = style({ color: theme.colour.ink, fontWeight: theme.type.weight.medium })

export const words = style({
  color: theme.colour.inkSoft,
  marginBlockStart: theme.space.base,
  maxInlineSize: theme.width.reading,
})
