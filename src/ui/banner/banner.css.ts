import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  isolation: 'isolate',
  background: theme.colour.evergreen900,
  color: theme.colour.onDark,
  '@media': { [media.print]: { minBlockSize: 0, background: 'none', color: '#000' } },
})

export const size = styleVariants({
  tall: { minBlockSize: 'clamp(13rem, 9rem + 17vw, 23rem)' },
  compact: { minBlockSize: 'clamp(7rem, 6rem + 3vw, 8.5rem)' },
})

export const past = style({ background: '#3b3f3e' })

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  objectFit: 'cover',
  objectPosition: '70% 50%',
  // Where the words stand, lines must not cross them.
  maskImage: 'linear-gradient(100deg, rgb(0 0 0 / 0.3) 25%, #000 70%)',
  selectors: { [`${past} &`]: { filter: 'grayscale(1)' } },
  '@media': {
    [media.upToTablet]: { maskImage: 'linear-gradient(rgb(0 0 0 / 0.35), rgb(0 0 0 / 0.35))' },
    [media.print]: { display: 'none' },
  },
})

export const words = style({
  display: 'grid',
  gap: theme.space.base,
  justifyItems: 'start',
  paddingBlock: 'clamp(1.75rem, 1rem + 3vw, 3.5rem)',
})

export const title = style({ maxInlineSize: '22ch', color: 'inherit' })

export const lead = style({
  maxInlineSize: '52ch',
  color: theme.colour.onDark,
  fontSize: theme.type.size.lead,
  lineHeight: '1.5',
})

export const kicker = style({
  color: theme.colour.larch,
  fontWeight: '600',
  letterSpacing: theme.type.tracking.label,
  lineHeight: theme.type.leading.snug,
})
