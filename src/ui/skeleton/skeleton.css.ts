import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const root = style({ display: 'grid' })

export const bar = style({
  display: 'block',
  borderRadius: theme.radius.small,
  background: theme.colour.evergreen100,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media': { [media.forcedColours]: { background: 'GrayText' } },
})

const line = (size: string, leading: string) => ({
  blockSize: `calc(${size} * 0.72)`,
  marginBlock: `calc(${size} * (${leading} - 0.72) / 2)`,
})

export const shape = styleVariants({
  text: line(theme.type.size.text, theme.type.leading.text),
  small: line(theme.type.size.small, theme.type.leading.text),
  title: line(theme.type.size.h3, theme.type.leading.heading),
  figure: line(theme.type.size.display, '1'),
  control: { blockSize: '2.75rem' },
  picture: { aspectRatio: '16 / 9' },
})

export const width = styleVariants({
  full: { inlineSize: '100%' },
  long: { inlineSize: '85%' },
  half: { inlineSize: '50%' },
  short: { inlineSize: '30%' },
})
