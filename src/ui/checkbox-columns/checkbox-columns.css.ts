import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  columnGap: theme.space.roomy,
  '@media': { [media.fromPhone]: { gridAutoFlow: 'column', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const maxRows = 12

const counts = Object.fromEntries(Array.from({ length: maxRows }, (_, index) => [index + 1, index + 1]))

export const rows: Readonly<Record<number, string>> = styleVariants(counts, (count) => ({
  '@media': { [media.fromPhone]: { gridTemplateRows: `repeat(${count}, auto)` } },
}))
