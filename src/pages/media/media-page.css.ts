import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style } from '@vanilla-extract/css'

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const

export const list = style({ ...bare, columnGap: theme.space.gap, marginBlockEnd: theme.space.wide })

export const article = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.tight,
  paddingBlockStart: theme.space.base,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.control}`,
})

export const facts = style({ color: theme.colour.inkSoft, fontSize: '1rem' })

export const title = style({ fontSize: theme.type.size.h4 })

globalStyle(`${article} > p > a`, touchTarget)
