import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

const textFadeMask = 'linear-gradient(100deg, rgb(0 0 0 / 0.12) 44%, #000 82%)'

const textFadeMaskWide = 'linear-gradient(100deg, rgb(0 0 0 / 0.12) 50%, #000 85%)'

const behindWords = 'linear-gradient(rgb(0 0 0 / 0.35), rgb(0 0 0 / 0.35))'

export const root = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  isolation: 'isolate',
  background: theme.colour.evergreen900,
  color: theme.colour.onDark,
  '@media': { [media.print]: { minBlockSize: 0, background: 'none' } },
})

const workingPage = {
  vars: { [theme.type.size.h1]: 'clamp(1.75rem, 1.5rem + 0.7vw, 2.5rem)' },
} as const

export const size = styleVariants({
  tall: {
    minBlockSize: 'clamp(11rem, 8rem + 9vw, 16rem)',
    '@media': { [media.fromDesktop]: { minBlockSize: '20rem' } },
  },
  short: {},
  /** A job, a piece of news, an event: its words matter more than its title. */
  record: { vars: { [theme.type.size.h1]: theme.type.size.h2 } },
  compact: { ...workingPage, minBlockSize: 'clamp(7rem, 6rem + 3vw, 8.5rem)' },
  slim: workingPage,
})

globalStyle(`${size.slim} > div`, { paddingBlock: theme.space.base })

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
  maskImage: textFadeMask,
  selectors: { [`${past} &`]: { filter: 'grayscale(1)' } },
  '@media': {
    [media.fromDesktop]: { maskImage: textFadeMaskWide },
    [media.upToLaptop]: { maskImage: behindWords },
    [media.print]: { display: 'none' },
  },
})

export const words = style({
  display: 'grid',
  gap: theme.space.base,
  justifyItems: 'start',
  paddingBlock: 'clamp(1.75rem, 1rem + 3vw, 3.5rem)',
  '@media': { [media.print]: { paddingBlock: theme.space.snug, gap: theme.space.hair } },
})

export const title = style({
  maxInlineSize: '22ch',
  color: 'inherit',
  overflowWrap: 'anywhere',
  selectors: { [`${size.record} &`]: { maxInlineSize: '36ch' } },
})

export const lead = style({
  textWrap: 'balance',
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
