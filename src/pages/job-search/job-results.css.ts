import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gap: theme.space.base,
  minInlineSize: 0,
  transition: 'opacity 150ms',
  selectors: {
    // Only what takes a while is shown to be on its way.
    '&[aria-busy=true]': { opacity: 0.6, transitionDelay: '400ms' },
  },
})

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.base,
})

export const count = style({ fontSize: theme.type.size.lead })

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.ink}`,
})
