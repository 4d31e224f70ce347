import { theme } from '#ui/theme/theme.css.ts'
import { media } from '#ui/theme/media.ts'
import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css'

export const section = style({ paddingBlockEnd: theme.space.wide })

const columns = { display: 'grid', gridTemplateColumns: '5fr 7fr', columnGap: theme.space.wide }
const inColumns = (selector: string, rules: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [media.fromLaptop]: rules } })

globalStyle(`${section} > div > div:first-child`, { marginBlockEnd: theme.space.base })
inColumns(`${section} > div > div:first-child > div`, { ...columns, inlineSize: '100%', maxInlineSize: 'none' })
inColumns(`${section} article`, columns)
inColumns(`${section} article > *, ${section} > div > div > details`, { gridColumn: 2 })
inColumns(`${section} article > :first-child`, { gridColumn: 1, gridRow: '1 / 3' })

export const text = style({ maxInlineSize: theme.width.reading })

export const details = style({
  margin: 0,
  listStyle: 'square',
  paddingInlineStart: '1.2em',
  display: 'grid',
  gap: theme.space.tight,
})

export const clientsTitle = style({
  fontFamily: theme.type.family.text,
  fontSize: theme.type.size.small,
  fontWeight: theme.type.weight.strong,
  color: theme.colour.inkSoft,
})

export const clients = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.hair} ${theme.space.base}`,
  color: theme.colour.inkSoft,
})

export const advantage = style({ display: 'grid', gap: theme.space.base, maxInlineSize: theme.width.reading })

inColumns(`${section} > div > div:has(> ${advantage})`, columns)

export const advantageSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: theme.colour.evergreen700,
  fontWeight: theme.type.weight.strong,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { textDecoration: 'underline' } },
})

export const showMore = style({ selectors: { [`${advantage}[open] &`]: { display: 'none' } } })

export const showLess = style({ display: 'none', selectors: { [`${advantage}[open] &`]: { display: 'inline' } } })
