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

const statusText = style({ fontSize: '1rem', color: theme.colour.inkSoft })

export const status = style([statusText, { minBlockSize: '3.2em' }])
export const shortStatus = style([statusText, { minBlockSize: '1lh' }])
