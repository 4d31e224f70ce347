import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid' } as const

export const area = style({
  display: 'grid',
  gap: theme.space.base,
  inlineSize: '100%',
  paddingBlockStart: theme.space.roomy,
})
export const words = style({ maxInlineSize: theme.width.reading })
export const quiet = style({ color: theme.colour.inkSoft, fontSize: '1rem' })
export const group = style({ display: 'grid', gap: theme.space.tight, minInlineSize: 0 })
export const lines = style(list)

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.space.snug,
  paddingBlock: theme.space.base,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
})

export const text = style({ overflowWrap: 'anywhere', maxInlineSize: theme.width.reading })
export const short = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
})

export const controls = style({
  display: 'grid',
  gap: theme.space.snug,
  inlineSize: '100%',
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.base })

export const settled = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.base,
  inlineSize: '100%',
})
