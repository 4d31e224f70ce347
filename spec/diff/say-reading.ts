import { deciders, type Reading } from '../readings/read-readings.ts'
import { sayDecision } from '../readings/say-decision.ts'
import type { Change } from './compare-lines.ts'
import { isBuilt, type ReadingChange } from './compare-readings.ts'

export type Remark = { readonly lead: string; readonly words: Change }

const change = (before: string | null | undefined, now: string | null | undefined): Change => ({
  before: before ?? null,
  now: now ?? null,
})

const sayWho = (reading: Reading) => deciders[reading.who] ?? reading.who

function sayDecided(of: ReadingChange): string | null {
  const { before, now } = of
  if (now === null) return null
  if (isBuilt(of)) return 'The site does now what the firm wanted.'
  const [was, is] = [before && sayDecision(before), sayDecision(now)]
  if (was === is || (before === null && now.decision === null)) return null
  if (before === null || before.decision === null) return `It was ${is}.`
  return now.decision === null ? `No longer decided: it was ${was}.` : `It was ${is}; earlier, it was ${was}.`
}

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
