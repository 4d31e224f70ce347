import { stretchedLink } from '#ui/theme/stretched-link.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: theme.space.base,
  paddingBlock: theme.space.roomy,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.control}`,
  selectors: { '&[data-past]': { filter: 'grayscale(1)' } },
})

export const day = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  color: theme.colour.evergreen700,
  selectors: { [`${item}[data-past] &`]: { color: theme.colour.inkSoft } },
})

export const number = style({ fontFamily: theme.type.family.heading, fontSize: theme.type.size.h2, lineHeight: 1 })

export const words = style({ display: 'grid', gap: theme.space.hair, alignContent: 'start' })

export const title = style({ fontSize: theme.type.size.h4 })

export const link = style({
  color: theme.colour.ink,
  textDecorationColor: 'transparent',
  selectors: {
    ...stretchedLink,
    [`${item}:hover &`]: { textDecorationColor: theme.colour.larch },
  },
})

export const facts = style({ color: theme.colour.inkSoft, fontSize: '1rem' })
