import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: 'max(72vh, 30rem)',
  background: theme.colour.evergreen900,
  color: theme.colour.onDark,
  overflow: 'hidden',
  '@media': { [media.print]: { minBlockSize: 0 } },
})

const cover = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const

export const poster = style({ ...cover, '@media': { [media.narrow]: { objectPosition: '36% 50%' } } })
export const video = style(cover)

export const words = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.base,
  paddingBlock: `${theme.space.gap} clamp(2.5rem, 8vh, 5.5rem)`,
})

export const title = style({ fontSize: theme.type.size.display, color: theme.colour.onDark, maxInlineSize: '14ch' })

export const lead = style({ fontSize: theme.type.size.lead, maxInlineSize: '46ch', color: theme.colour.onDark })

export const search = style({ maxInlineSize: '40rem', marginBlockStart: theme.space.tight })

export const control = style({
  position: 'absolute',
  insetBlockEnd: theme.space.base,
  insetInlineEnd: theme.space.base,
  zIndex: theme.layer.raised,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: `1px solid ${theme.colour.onDarkSoft}`,
  borderRadius: theme.radius.round,
  background: theme.colour.evergreen900,
  color: theme.colour.onDark,
  selectors: { '&:hover': { background: theme.colour.evergreen700 } },
  '@media': { [media.print]: { display: 'none' } },
})

globalStyle('html[data-hide-images] [data-film-control]', { display: 'none' })
