import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.snug,
  paddingBlock: theme.space.roomy,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.control}`,
})

export const details = style({})

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minBlockSize: '2.75rem',
  paddingInlineEnd: theme.space.tight,
  color: theme.colour.evergreen700,
  fontWeight: theme.type.weight.strong,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textDecorationColor: theme.colour.larch },
  },
})

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  selectors: { [`${details}[open] > ${summary} &`]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
})

export const fewer = style({
  display: 'none',
  alignItems: 'center',
  selectors: { [`${details}[open] > ${summary} &`]: { display: 'inline-flex' } },
})

export const content = style({ display: 'grid', gap: theme.space.base, paddingBlockEnd: theme.space.tight })
