import { byFirm, deciders, type Reading } from './read-readings.ts'

/** Who has decided an open reading and when, in words without an end, such as `decided on 2026-11-23, in decision 21`. */
export function sayDecision({ decision, decidedOn, answeredBy, wanted }: Reading): string {
  if (decision === null) return 'chosen by us, not confirmed'
  if (decision !== byFirm) return `decided on ${decidedOn}, in decision ${Number(decision)}`
  const said = wanted === null ? 'as it is' : `otherwise, and not built yet: ${wanted}`
  return `answered for the firm by ${answeredBy} on ${decidedOn}: ${said}`.replace(/\.$/, '')
}

/** The same as a sentence, with whose question it is or was. */
export function sayDecided(reading: Reading): string {
  const said = sayDecision(reading)
  const whose = `the question ${reading.decision === null ? 'is' : 'was'} ${deciders[reading.who] ?? reading.who}`
  const asked = reading.decision === byFirm ? '' : `; ${whose}`
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${asked}.`
}
