import { visuallyHidden } from '#ui/theme/hidden-from-sight.ts'
import { style } from '@vanilla-extract/css'

export const root = style(visuallyHidden)
