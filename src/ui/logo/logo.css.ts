import { media } from '#ui/theme/media.ts'
import { style, styleVariants } from '@vanilla-extract/css'
import { theme } from '#ui/theme/theme.css.ts'

/** As high as a line, whatever lines are set to. */
const height = 'max(1.75rem, 1lh)'

/** Where it has no room for its name that is on a second line, which is cut: the link around it says the name. */
export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
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
