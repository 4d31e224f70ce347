import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({
  display: 'grid',
  gap: '0.5rem',
  alignContent: 'start',
  paddingBlockStart: theme.space.base,
  borderBlockStart: `${theme.rule.thin} solid`,
})

export const tone = styleVariants({
  light: { borderColor: theme.colour.ink },
  onDark: { borderColor: theme.colour.lineOnDark, color: theme.colour.onDark },
})

export const figure = style({
  fontFamily: theme.type.family.heading,
  fontSize: theme.type.size.display,
  fontWeight: '400',
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: '-0.03em',
  lineHeight: '1',
  '@media': { [media.fromDesktop]: { fontSize: '5rem' } },
})

export const suffix = style({
  fontSize: '0.55em',
  letterSpacing: 0,
  marginInlineStart: '0.06em',
  color: theme.colour.larchDeep,
  selectors: { [`${tone.onDark} &`]: { color: theme.colour.larch } },
})

export const label = style({
  maxInlineSize: '24ch',
  color: theme.colour.inkSoft,
  lineHeight: '1.4',
  selectors: { [`${tone.onDark} &`]: { color: theme.colour.onDarkSoft } },
})
