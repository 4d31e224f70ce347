import { globalStyle, type GlobalStyleRule, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'

export const root = style({ paddingBlock: theme.space.section })

export const tone = styleVariants({
  paper: {},
  mist: { background: theme.colour.mist },
  dark: { background: theme.colour.evergreen900, color: theme.colour.onDark },
})

globalStyle(`${tone.paper} + ${tone.paper}`, { paddingBlockStart: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${theme.space.tight} ${theme.space.roomy}`,
  paddingBlockStart: theme.space.base,
  marginBlockEnd: theme.space.wide,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.ink}`,
  selectors: { [`${tone.dark} &`]: { borderColor: theme.colour.lineOnDark } },
})

globalStyle(`${head} > a`, touchTarget)

const titleColumns = { gridTemplateColumns: '22rem minmax(0, 1fr)', columnGap: '5rem' }

export const withRail = style({
  '@media': {
    [media.fromDesktop]: {
      display: 'grid',
      ...titleColumns,
      alignItems: 'start',
    },
  },
})

globalStyle(`${withRail}::before`, {
  '@media': {
    [media.fromDesktop]: {
      content: '""',
      gridColumn: '1 / -1',
      borderBlockStart: `${theme.rule.thin} solid ${theme.colour.ink}`,
    },
  },
})
globalStyle(`${tone.dark} ${withRail}::before`, { borderColor: theme.colour.lineOnDark })

globalStyle(`${withRail} > ${head}`, {
  '@media': { [media.fromDesktop]: { display: 'grid', justifyItems: 'start', borderBlockStart: 0 } },
})
globalStyle(`${withRail} > ${head} + *`, {
  '@media': { [media.fromDesktop]: { paddingBlockStart: theme.space.roomy } },
})

export const words = style({ display: 'grid', gap: theme.space.tight, maxInlineSize: theme.width.reading })
export const lead = style({
  textWrap: 'balance',
  color: theme.colour.inkSoft,
  selectors: { [`${tone.dark} &`]: { color: theme.colour.onDarkSoft } },
})

const headOnly = `${withRail} > ${head}:last-child`
const fromDesktop = (rules: GlobalStyleRule) => ({ '@media': { [media.fromDesktop]: rules } })
globalStyle(headOnly, fromDesktop({ gridColumn: '1 / -1', ...titleColumns }))
globalStyle(`${headOnly} > ${words}`, fromDesktop({ display: 'contents' }))
globalStyle(`${headOnly} > ${words} > :first-child`, fromDesktop({ gridRow: '1 / 3' }))
globalStyle(
  `${headOnly} > ${words} > ${lead}`,
  fromDesktop({ fontSize: theme.type.size.lead, maxInlineSize: theme.width.reading }),
)
globalStyle(`${headOnly} > ${words} ~ *`, fromDesktop({ gridColumn: 2 }))
