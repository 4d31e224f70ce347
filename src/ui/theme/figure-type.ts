import type { StyleRule } from '@vanilla-extract/css'
import { theme } from './theme.css.ts'

export const figureType = {
  fontFamily: theme.type.family.heading,
  fontSize: '3.5rem',
  fontVariantNumeric: 'lining-nums',
  lineHeight: '1',
} satisfies StyleRule
