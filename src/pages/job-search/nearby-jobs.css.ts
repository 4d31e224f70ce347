import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style } from '@vanilla-extract/css'
import { apply } from './job-row.css.ts'

export const root = style({
  display: 'grid',
  gap: theme.space.tight,
  marginBlockStart: theme.space.wide,
  paddingBlockStart: theme.space.base,
  borderBlockStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
})

export const title = style({ fontSize: theme.type.size.h3 })

export const note = style({ color: theme.colour.inkSoft })

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.base}`,
  paddingBlock: theme.space.snug,
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}`,
})

export const pages = style({ '@media': { '(scripting: none)': { display: 'none' } } })

globalStyle(`${item} > a, ${apply} > a`, touchTarget)
