import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space.snug,
  rowGap: theme.space.tight,
  alignItems: 'start',
  paddingBlock: theme.space.base,
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}`,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})

export const icon = style({ color: theme.colour.evergreen500 })
export const faulty = style({ color: theme.colour.danger })

export const facts = style({ display: 'grid', gap: theme.space.hair, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: theme.type.weight.strong, lineHeight: theme.type.leading.snug })
export const quiet = style({ color: theme.colour.inkSoft, fontSize: theme.type.size.small })
export const message = style({ fontSize: '1rem' })
export const problem = style({ fontSize: '1rem', color: theme.colour.danger })

export const actions = style({
  gridColumn: '2',
  '@media': { [media.fromTablet]: { gridColumn: '3', justifyContent: 'end' } },
})
