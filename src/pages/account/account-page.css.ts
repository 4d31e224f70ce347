import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({
  display: 'grid',
  gap: theme.space.gap,
  alignItems: 'start',
  paddingBlock: theme.space.gap,
  minBlockSize: '45vh',
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
})

export const column = style({ display: 'grid', gap: theme.space.roomy, maxInlineSize: theme.width.reading })

export const remark = style({ color: theme.colour.inkSoft, fontSize: theme.type.size.small })

export const steps = style({
  listStyle: 'decimal',
  display: 'grid',
  gap: theme.space.snug,
  margin: 0,
  paddingInlineStart: '1.4em',
})
