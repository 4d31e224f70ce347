import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({ paddingBlock: `${theme.space.wide} ${theme.space.section}` })

/** Filters beside the jobs from tablets on, and what the firm offers below them; on phones that follows the jobs. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"rail" "results" "offers"',
  alignItems: 'start',
  gap: theme.space.wide,
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"rail results" "offers results"',
    },
    [media.fromLaptop]: { gridTemplateColumns: '17.5rem minmax(0, 1fr)', gap: theme.space.gap },
    [media.print]: { display: 'block' },
  },
})

export const rail = style({ gridArea: 'rail', minInlineSize: 0 })

/** The jobs stay in sight while somebody goes through the longer column beside them; a longer list scrolls to its end. */
export const results = style({
  gridArea: 'results',
  minInlineSize: 0,
  '@media': {
    [media.fromTablet]: { position: 'sticky', insetBlockEnd: 0, alignSelf: 'end', minBlockSize: '100vh' },
    [media.print]: { position: 'static', alignSelf: 'start', minBlockSize: 0 },
  },
})

export const offers = style({
  gridArea: 'offers',
  display: 'grid',
  gap: theme.space.gap,
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
})
