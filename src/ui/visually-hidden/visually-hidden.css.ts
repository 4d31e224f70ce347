import { visuallyHidden } from '#ui/theme/visually-hidden.ts'
import { style } from '@vanilla-extract/css'

export const root = style(visuallyHidden)
