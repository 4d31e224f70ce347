import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { visuallyHidden } from '#ui/theme/visually-hidden.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({ borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}` })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.base,
  minBlockSize: '3rem',
  paddingBlock: '0.625rem',
  lineHeight: theme.type.leading.snug,
  borderRadius: theme.radius.small,
  selectors: { '&:hover': { color: theme.colour.evergreen500 } },
})

export const variant = styleVariants({
  plain: { fontWeight: '600', fontSize: '1rem' },
  title: {
    fontFamily: theme.type.family.heading,
    fontSize: theme.type.size.h4,
    letterSpacing: theme.type.tracking.heading,
  },
  marker: {},
})

globalStyle(`${variant.marker} > span`, visuallyHidden)

export const note = style({
  marginInlineStart: 'auto',
  color: theme.colour.inkSoft,
  fontFamily: theme.type.family.text,
  fontSize: '0.885rem',
  fontWeight: '400',
})

export const marker = style({
  color: theme.colour.evergreen500,
  transition: `transform ${theme.duration.calm} ${theme.easing.out}`,
  selectors: { [`${root}[open] > ${summary} > &`]: { transform: 'rotate(-180deg)' } },
})

export const content = style({ paddingBlock: '0.25rem 1.25rem' })

globalStyle(`${root}::details-content`, {
  blockSize: 0,
  overflow: 'clip',
  overflowClipMargin: '0.5rem',
  transition: `block-size ${theme.duration.calm} ${theme.easing.out}, content-visibility ${theme.duration.calm} allow-discrete`,
})
globalStyle(`${root}[open]::details-content`, { blockSize: 'auto' })
