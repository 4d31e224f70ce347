import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** A legend is laid out beside the gap of its group. */
export const legend = style({ marginBlockEnd: theme.space.tight })
