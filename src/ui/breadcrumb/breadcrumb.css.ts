import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontSize: theme.type.size.small,
  lineHeight: '1.5',
})
export const item = style({ display: 'inline-flex', alignItems: 'flex-start' })

export const separator = style({
  marginInline: '0.25rem',
  marginBlockStart: '0.35rem',
  opacity: 0.7,
  '@media': { [media.touch]: { marginBlockStart: '0.85rem' } },
})

export const label = style({
  paddingBlock: '0.25rem',
  '@media': { [media.touch]: { paddingBlock: '0.75rem' } },
})

export const link = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { color: 'inherit', textDecorationColor: 'currentColor' } },
})

export const tone = styleVariants({
  light: { color: theme.colour.inkSoft },
  onDark: { color: theme.colour.onDarkSoft },
})
