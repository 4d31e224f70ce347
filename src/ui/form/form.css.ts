import { media } from '#ui/theme/media.ts'
import { legendWidth } from '#ui/field-group/field-group.css.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gap: theme.space.roomy,
  alignContent: 'start',
  selectors: { '&:not(:has(fieldset))': { maxInlineSize: '44rem' } },
})

/** Fields that stand side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: theme.space.roomy,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const hint = style({ fontSize: '1rem', color: theme.colour.inkSoft })

export const end = style({
  display: 'grid',
  gap: theme.space.base,
  justifyItems: 'start',
  '@media': {
    [media.menuBar]: {
      selectors: { [`${root}:has(fieldset) &`]: { marginInlineStart: `calc(${legendWidth} + ${theme.space.gap})` } },
    },
  },
})

const said = style({ fontSize: '1rem', color: theme.colour.inkSoft })

/** Keeps its lines while it says less, so that nothing moves when it says more. */
export const status = style([said, { minBlockSize: '3.2em' }])
export const shortStatus = style([said, { minBlockSize: '1lh' }])
