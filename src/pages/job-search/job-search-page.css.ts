import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({ paddingBlock: `${theme.space.wide} ${theme.space.section}` })

/** Filters beside the jobs from tablets on. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space.wide,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
    [media.fromLaptop]: { gridTemplateColumns: '17.5rem minmax(0, 1fr)', gap: theme.space.gap },
  },
})

export const rail = style({ display: 'grid', gap: theme.space.gap, minInlineSize: 0 })
