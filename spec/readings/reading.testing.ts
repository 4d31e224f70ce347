import type { Reading } from './read-readings.ts'

export const readingOf = (id: string, change: Partial<Reading> = {}): Reading => ({
  id,
  reading: 'Doors open "inward".',
  why: 'It is shown nowhere.',
  who: 'firm',
  decidedOn: null,
  decision: null,
  answeredBy: null,
  wanted: null,
  ...change,
})
