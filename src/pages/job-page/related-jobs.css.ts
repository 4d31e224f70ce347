import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({ marginBlockStart: theme.space.section, '@media': { [media.print]: { display: 'none' } } })

export const title = style({
  fontSize: theme.type.size.h3,
  paddingBlock: theme.space.base,
  borderBlockStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
})

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  columnGap: theme.space.wide,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const item = style({
  paddingBlock: theme.space.base,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
})

export const job = style({ fontSize: theme.type.size.text, fontFamily: theme.type.family.text })

export const facts = style({ fontSize: theme.type.size.small, color: theme.colour.inkSoft })

globalStyle(`${job} > a`, touchTarget)
