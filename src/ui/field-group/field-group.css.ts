import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const legendWidth = '13rem'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.base,
  minInlineSize: 0,
  paddingBlockStart: theme.space.base,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
  '@media': {
    [media.menuBar]: {
      gridTemplateColumns: `${legendWidth} minmax(0, 1fr)`,
      columnGap: theme.space.gap,
      paddingBlockStart: theme.space.roomy,
    },
  },
})

/** A <legend> joins the grid only if it floats. */
export const legend = style({ float: 'left', display: 'grid', gap: theme.space.tight, alignContent: 'start' })

export const title = style({ fontSize: theme.type.size.h4, fontWeight: theme.type.weight.strong })

export const hint = style({ fontSize: '1rem', color: theme.colour.inkSoft, lineHeight: '1.45' })

export const fields = style({ display: 'grid', gap: theme.space.roomy, minInlineSize: 0 })
