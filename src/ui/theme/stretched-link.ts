import type { StyleRule } from '@vanilla-extract/css'
import { focusRing } from './focus-ring.css.ts'

export const stretchedLink = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': { ...focusRing, inset: '-3px' },
} satisfies StyleRule['selectors']
