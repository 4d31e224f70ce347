import { margin, marginWidth } from '#ui/theme/margin.ts'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.gap,
  alignItems: 'start',
  paddingBlock: theme.space.gap,
  minBlockSize: '45vh',
  '@media': {
    [media.fromLaptop]: {
      gridTemplateColumns: `minmax(0, 46rem) ${marginWidth}`,
      justifyContent: 'space-between',
    },
  },
})

export const main = style({ display: 'grid', gap: theme.space.gap, minInlineSize: 0 })
export const section = style({ display: 'grid', gap: theme.space.base, justifyItems: 'start' })
export const wide = style({ inlineSize: '100%' })
export const words = style({ maxInlineSize: theme.width.reading })
export const quiet = style({ color: theme.colour.inkSoft, fontSize: '1rem' })
export const strong = style({ fontWeight: theme.type.weight.strong })
export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const bullets = style({
  listStyle: 'disc',
  display: 'grid',
  gap: theme.space.tight,
  margin: 0,
  paddingInlineStart: '1.4em',
  maxInlineSize: theme.width.reading,
})

const line = `${theme.rule.thin} solid ${theme.colour.line}`

export const tasks = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  inlineSize: '100%',
  borderBlockStart: line,
})

export const task = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.space.tight,
  minBlockSize: '3.25rem',
  paddingBlock: theme.space.tight,
  borderBlockEnd: line,
})

export const taskName = style({ flex: '1 1 14rem', fontWeight: theme.type.weight.strong })

export const part = style({ display: 'grid', gap: theme.space.base })

export const fields = style({
  display: 'grid',
  gap: theme.space.roomy,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const fullWidth = style({ '@media': { [media.fromTablet]: { gridColumn: '1 / -1' } } })
export const half = style({})

export const filledParts = style({ display: 'grid', gap: theme.space.base, paddingBlockStart: theme.space.base })
export const filled = style({ display: 'grid', gap: theme.space.tight })

export const partStatus = style({ display: 'grid', gap: theme.space.base, minBlockSize: '1.5lh' })

export const versions = style({
  display: 'grid',
  gap: theme.space.base,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const entries = style({ ...column, gap: theme.space.roomy })
export const entryList = style({ ...column, listStyle: 'none', margin: 0, padding: 0, gap: theme.space.roomy })
export const entry = style({
  ...column,
  gap: theme.space.base,
  paddingBlockStart: theme.space.base,
  borderBlockStart: line,
})

export const entryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: theme.space.tight,
  inlineSize: '100%',
  overflowWrap: 'anywhere',
})

export const reviewed = style({ display: 'grid', gap: theme.space.base })

export const aside = style([margin, { display: 'grid', gap: theme.space.roomy }])

globalStyle(`:is(${section}, ${entryHead}, ${taskName}, ${filled} > p:first-child) > a`, touchTarget)
