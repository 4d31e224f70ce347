import type { StyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'

/** Of a link that stands alone; one in a sentence is as high as its line (WCAG 2.5.5). */
export const touchTarget = {
  '@media': { [media.touch]: { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' } },
} satisfies StyleRule
