import type { Difference } from './compare-versions.ts'

export const writePage = (difference: Difference): string => JSON.stringify(difference)
