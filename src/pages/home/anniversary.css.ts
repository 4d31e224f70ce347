import { behindWords, textFadeMask } from '#ui/theme/text-backdrops.ts'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  position: 'relative',
  overflow: 'hidden',
  background: theme.colour.evergreen900,
  color: theme.colour.onDark,
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  maskImage: textFadeMask,
  '@media': { [media.upToLaptop]: { maskImage: behindWords } },
})

export const words = style({
  position: 'relative',
  display: 'grid',
  gap: theme.space.base,
  paddingBlock: theme.space.section,
})

export const title = style({ fontSize: theme.type.size.h1, color: theme.colour.larch })

export const text = style({ fontSize: theme.type.size.lead, maxInlineSize: '52ch' })
