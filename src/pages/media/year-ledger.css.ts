import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({ paddingBlockStart: theme.space.gap })

// On paper nobody unfolds the list, and dots have no names.
globalStyle(`${root} details::details-content`, {
  '@media': { [media.print]: { blockSize: 'auto', contentVisibility: 'visible' } },
})

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const row = style({
  display: 'grid',
  columnGap: theme.space.base,
  paddingBlock: theme.space.tight,
  breakInside: 'avoid',
  '@media': { [media.fromLaptop]: { gridTemplateColumns: '11rem minmax(0, 1fr)', alignItems: 'baseline' } },
})

export const day = style({
  color: theme.colour.inkSoft,
  fontFamily: theme.type.family.heading,
  fontVariantNumeric: 'lining-nums tabular-nums',
})

export const link = style({ ...touchTarget, justifySelf: 'start', lineHeight: theme.type.leading.snug })
