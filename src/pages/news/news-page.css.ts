import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.wide,
  paddingBlock: theme.space.section,
  '@media': { [media.fromLaptop]: { flexDirection: 'row', justifyContent: 'space-between' } },
})

export const text = style({ display: 'grid', gap: theme.space.wide, maxInlineSize: theme.width.reading })

export const sidebar = style({
  display: 'grid',
  gap: theme.space.wide,
  alignContent: 'start',
  '@media': { [media.fromLaptop]: { inlineSize: '20rem' } },
})

export const way = style(touchTarget)
