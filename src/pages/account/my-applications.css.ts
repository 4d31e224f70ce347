import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const
const line = `${theme.rule.thin} solid ${theme.colour.line}`

/** Empty, it takes no room; without a box its live region would not be read. */
export const outcome = style({
  inlineSize: '100%',
  selectors: { '&:has(> [data-stage=false]:only-child)': { position: 'absolute', inlineSize: 'auto' } },
})

export const group = style({ display: 'grid', gap: theme.space.snug, inlineSize: '100%' })
export const list = style({ ...bare, display: 'grid', borderBlockStart: line })

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
  paddingBlock: theme.space.base,
  borderBlockEnd: line,
  lineHeight: theme.type.leading.snug,
  overflowWrap: 'anywhere',
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space.base,
})

export const title = style({ fontSize: '1.15rem' })

export const quiet = style({ color: theme.colour.inkSoft, fontSize: '1rem' })

export const fold = style({ borderBlockEnd: 0 })
export const details = style({ display: 'grid', gap: theme.space.base })

export const files = style({ ...bare, display: 'grid', gap: theme.space.hair })
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.snug,
})

export const history = style({
  ...bare,
  display: 'grid',
  gap: theme.space.tight,
  paddingInlineStart: theme.space.base,
  borderInlineStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
})

export const note = style({ whiteSpace: 'pre-line' })
export const subject = style({ fontWeight: theme.type.weight.medium })
