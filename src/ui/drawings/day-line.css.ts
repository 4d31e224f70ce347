import { past } from '#ui/banner/banner.css.ts'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({
  justifySelf: 'stretch',
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '7em',
  marginBlockStart: theme.space.tight,
  overflow: 'visible',
  color: theme.colour.onDark,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'lining-nums tabular-nums',
  fill: 'currentColor',
  selectors: { [`${past} &`]: { filter: 'grayscale(1)' } },
  '@media': { [media.forcedColours]: { color: 'CanvasText' }, [media.print]: { color: '#000' } },
})

globalStyle(`${root} line`, { stroke: 'currentColor' })

/** Each stands at the beginning of its month; a small window has room for every fourth, and the last is that of the next year. */
export const month = style({})

globalStyle(`${root} > g:last-of-type > ${month}`, { display: 'none' })
globalStyle(`${root} > g:not(:nth-of-type(4n + 1)) > ${month}`, {
  display: 'none',
  '@media': { [media.fromTablet]: { display: 'inline' } },
})

export const strong = style({ fontWeight: theme.type.weight.strong })

const larch = {
  fill: theme.colour.larch,
  '@media': { [media.forcedColours]: { fill: 'Highlight' }, [media.print]: { fill: '#000' } },
} as const

export const today = style({ ...larch, transform: 'translateX(-1px)' })

export const day = style(larch)
