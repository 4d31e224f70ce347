import { inheritBottomInset } from '#ui/theme/floor.css.ts'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({
  ...inheritBottomInset,
  paddingBlock: `${theme.space.base} ${theme.space.section}`,
  '@media': { [media.fromLaptop]: { paddingBlockStart: theme.space.roomy } },
})

export const columns = style({
  ...inheritBottomInset,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"rail" "results" "offers"',
  alignItems: 'start',
  gap: theme.space.base,
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"rail results" "rail offers"',
      gap: `${theme.space.gap} ${theme.space.wide}`,
    },
    [media.fromLaptop]: { gridTemplateColumns: '17.5rem minmax(0, 1fr)', columnGap: theme.space.gap },
    [media.print]: { display: 'block' },
  },
})

export const rail = style({
  ...inheritBottomInset,
  gridArea: 'rail',
  position: 'relative',
  minInlineSize: 0,
  '@media': {
    [media.stays]: { position: 'sticky', insetBlockStart: theme.space.base },
    [media.print]: { position: 'static' },
  },
})

export const results = style({ gridArea: 'results', minInlineSize: 0 })

export const offers = style({
  gridArea: 'offers',
  display: 'grid',
  alignItems: 'start',
  gap: theme.space.gap,
  minInlineSize: 0,
  '@media': {
    [media.fromLaptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.print]: { display: 'none' },
  },
})
