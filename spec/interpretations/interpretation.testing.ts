import type { Interpretation } from './interpretations.ts'

export const createInterpretation = (id: string, change: Partial<Interpretation> = {}): Interpretation => ({
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
