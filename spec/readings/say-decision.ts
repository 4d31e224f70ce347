import { byFirm, type Reading } from './read-readings.ts'

/** Who has decided an open reading and when, in words without an end, such as `decided on 2026-11-23, in decision 21`. */
export function sayDecision({ decision, decidedOn, answeredBy, wanted }: Reading): string {
  if (decision === null) return 'chosen by us, not confirmed'
  if (decision !== byFirm) return `decided on ${decidedOn}, in decision ${Number(decision)}`
  const said = wanted === null ? 'as it is' : `otherwise, and not built yet: ${wanted}`
  return `answered for the firm by ${answeredBy} on ${decidedOn}: ${said}`.replace(/\.$/, '')
}
