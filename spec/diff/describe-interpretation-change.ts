import { deciders, type Interpretation, formatDecision } from '../interpretations/interpretations.ts'
import type { Change } from './compare-lines.ts'
import { isBuilt, type InterpretationChange } from './compare-interpretations.ts'

export type Remark = { readonly lead: string; readonly words: Change }

const change = (before: string | null | undefined, now: string | null | undefined): Change => ({
  before: before ?? null,
  now: now ?? null,
})

const formatDecider = (reading: Interpretation) => deciders[reading.who] ?? reading.who

function formatDecisionChange(of: InterpretationChange): string | null {
  const { before, now } = of
  if (now === null) return null
  if (isBuilt(of)) return 'The site does now what the firm wanted.'
  const [was, is] = [before && formatDecision(before), formatDecision(now)]
  if (was === is || (before === null && now.decision === null)) return null
  if (before === null || before.decision === null) return `It was ${is}.`
  return now.decision === null ? `No longer decided: it was ${was}.` : `It was ${is}; earlier, it was ${was}.`
}

export function describeInterpretationChange(of: InterpretationChange) {
  const { before, now } = of
  const [why, who] = [change(before?.why, now?.why), change(before && formatDecider(before), now && formatDecider(now))]
  const remarks: ReadonlyArray<Remark> = [
    { lead: 'why', words: why },
    { lead: 'who decides', words: who },
  ]
  return {
    reading: change(before?.reading, now?.reading),
    remarks: remarks.filter(({ words }) => before !== null && now !== null && words.before !== words.now),
    decided: formatDecisionChange(of),
  }
}
