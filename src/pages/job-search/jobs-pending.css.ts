import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: theme.space.base, minBlockSize: '60vh', alignContent: 'start' })

export const rail = style({ display: 'grid', gap: theme.space.base, alignContent: 'start' })

export const words = style({ color: theme.colour.inkSoft })

export const row = style({
  display: 'grid',
  gap: theme.space.tight,
  paddingBlock: theme.space.base,
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}`,
})
