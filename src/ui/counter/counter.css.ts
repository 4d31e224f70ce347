import { media } from '#ui/theme/media.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'inline-grid',
  justifyItems: 'start',
  fontVariantNumeric: 'lining-nums tabular-nums',
})

export const moving = style({ gridArea: '1 / 1', '@media': { [media.print]: { display: 'none' } } })

export const final = style({
  gridArea: '1 / 1',
  selectors: { [`${root}:has(${moving}:not(:empty)) &`]: { opacity: 0 } },
  '@media': { [media.print]: { opacity: '1 !important' } },
})
