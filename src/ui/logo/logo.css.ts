import { media } from '#ui/theme/media.ts'
import { style, styleVariants } from '@vanilla-extract/css'
import { theme } from '#ui/theme/theme.css.ts'

const height = 'max(1.75rem, 1lh)'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap-reverse',
  gap: `3rem ${theme.space.tight}`,
  blockSize: height,
  overflow: 'clip',
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

export const mark = style({ flex: 'none', inlineSize: '1.75rem', blockSize: height })

export const trunk = style({ fill: theme.colour.larch })
