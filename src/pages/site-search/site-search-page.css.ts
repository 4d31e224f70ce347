import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({ rowGap: theme.space.roomy })

export const asked = style({ display: 'grid', gap: theme.space.roomy })

export const form = style({ display: 'grid', gap: theme.space.tight, maxInlineSize: '44rem' })

export const outcome = style({ display: 'grid', gap: theme.space.tight, fontSize: theme.type.size.lead })

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.ink}`,
})

/** Without scripts nothing is ever loading. */
export const loading = style({ '@media': { '(scripting: none)': { display: 'none' } } })
