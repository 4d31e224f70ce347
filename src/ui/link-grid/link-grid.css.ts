import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0, columnGap: theme.space.wide })

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.base,
  paddingBlock: theme.space.roomy,
  borderBlockStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
  color: theme.colour.evergreen900,
  fontFamily: theme.type.family.heading,
  fontSize: theme.type.size.h4,
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})
