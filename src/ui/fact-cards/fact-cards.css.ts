import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid' })

export const card = style({
  display: 'grid',
  gap: `${theme.space.tight} ${theme.space.gap}`,
  paddingBlock: theme.space.roomy,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [media.fromLaptop]: { gridTemplateColumns: '13rem minmax(0, 4fr) minmax(0, 5fr)' },
  },
})

export const title = style({
  fontSize: theme.type.size.h3,
  color: theme.colour.bark,
  '@media': { [`${media.fromTablet} and ${media.upToLaptop}`]: { gridColumn: '1 / -1' } },
})

export const text = style({ maxInlineSize: '40ch', color: theme.colour.inkSoft })

export const facts = style({ display: 'grid', gap: theme.space.tight })

export const fact = style({
  position: 'relative',
  paddingInlineStart: theme.space.roomy,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '0.8em',
      insetInlineStart: 0,
      inlineSize: theme.space.snug,
      borderBlockStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
    },
  },
})
