import { deciders, type Reading } from '../readings/read-readings.ts'
import { sayDecision } from '../readings/say-decision.ts'
import type { Change } from './compare-lines.ts'
import { isBuilt, type ReadingChange } from './compare-readings.ts'

/** Something about an open reading: what it is, and the words that came, went or changed. */
export type Remark = { readonly lead: string; readonly words: Change }

const change = (before: string | null | undefined, now: string | null | undefined): Change => ({
  before: before ?? null,
  now: now ?? null,
})

const sayWho = (reading: Reading) => deciders[reading.who] ?? reading.who

/** What became of its decision: null where it is the same. */
function sayDecided(of: ReadingChange): string | null {
  const { before, now } = of
  if (now === null) return null
  if (isBuilt(of)) return 'The site does now what the firm wanted.'
  const [was, is] = [before && sayDecision(before), sayDecision(now)]
  if (was === is || (before === null && now.decision === null)) return null
  if (before === null || before.decision === null) return `It was ${is}.`
  return now.decision === null ? `No longer decided: it was ${was}.` : `It was ${is}; earlier, it was ${was}.`
}

/** What is different about a reading: its sentence, then remarks, then a sentence on its decision, if that changed. */
export function sayReading(of: ReadingChange) {
  const { before, now } = of
  const [why, who] = [change(before?.why, now?.why), change(before && sayWho(before), now && sayWho(now))]
  const remarks: ReadonlyArray<Remark> = [
    { lead: 'why', words: why },
    { lead: 'who decides', words: who },
  ]
  return {
    reading: change(before?.reading, now?.reading),
    remarks: remarks.filter(({ words }) => before !== null && now !== null && words.before !== words.now),
    decided: sayDecided(of),
  }
}
