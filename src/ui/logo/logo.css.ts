import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  fontFamily: theme.type.family.heading,
  fontSize: '1.45rem',
  fontWeight: '560',
  letterSpacing: '-0.01em',
  lineHeight: 1,
})

export const tone = styleVariants({
  light: { color: theme.colour.evergreen900 },
  onDark: { color: theme.colour.onDark, '@media': { [media.print]: { color: '#000' } } },
})

export const mark = style({ flex: 'none', inlineSize: '1.75rem', blockSize: '1.75rem' })

export const trunk = style({ fill: theme.colour.larch })

/** On the narrowest phones the mark stands for the name, which the link around it says. */
export const name = style({ '@media': { [media.narrowest]: { display: 'none' } } })
