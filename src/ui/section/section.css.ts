import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { theme } from '#ui/theme/theme.css.ts'

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

export const words = style({ display: 'grid', gap: theme.space.tight, maxInlineSize: theme.width.reading })
export const lead = style({
  color: theme.colour.inkSoft,
  selectors: { [`${tone.dark} &`]: { color: theme.colour.onDarkSoft } },
})
