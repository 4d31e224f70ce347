import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { headingColumn } from './job-page.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.base,
  '@media': {
    [media.fromDesktop]: { marginInlineStart: `calc(${headingColumn.heading} + ${headingColumn.gap})` },
    [media.print]: { display: 'none' },
  },
})
