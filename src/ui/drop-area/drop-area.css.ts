import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  padding: theme.space.roomy,
  border: `${theme.rule.thin} dashed ${theme.colour.control}`,
  borderRadius: theme.radius.base,
  background: theme.colour.white,
})

export const over = style({ background: theme.colour.larchTint, borderColor: theme.colour.larchDeep })
