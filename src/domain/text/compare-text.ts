import { lazily } from '../slicing/lazily.ts'

const collator = lazily(() => new Intl.Collator('en', { sensitivity: 'accent' }))

/** Orders text A to Z as in English, ignoring case (J4.5-05). */
export const compareText = (a: string, b: string): number => collator().compare(a, b)
