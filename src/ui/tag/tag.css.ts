import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  fontFamily: theme.type.family.text,
  fontSize: theme.type.size.small,
  fontWeight: '600',
  letterSpacing: theme.type.tracking.label,
  lineHeight: '1.5rem',
  whiteSpace: 'nowrap',
  '@media': { [media.forcedColours]: { '::before': { forcedColorAdjust: 'none' } } },
})

const marker = { content: "''", inlineSize: '0.1875rem', blockSize: '0.875em' } as const

export const tone = styleVariants({
  new: { color: theme.colour.larchDeep, '::before': { ...marker, background: theme.colour.larch } },
  neutral: { color: theme.colour.inkSoft, '::before': { ...marker, background: theme.colour.control } },
  firm: { color: theme.colour.evergreen700, '::before': { ...marker, background: theme.colour.evergreen500 } },
  onDark: { color: theme.colour.larch, '::before': { ...marker, background: theme.colour.larch } },
})
