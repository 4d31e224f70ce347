import { lazily } from '../slicing/lazily.ts'

const collator = lazily(() => new Intl.Collator('en', { sensitivity: 'accent' }))

export const compareText = (a: string, b: string): number => collator().compare(a, b)
