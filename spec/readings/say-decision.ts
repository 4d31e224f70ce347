import { byFirm, deciders, type Reading } from './read-readings.ts'

export function sayDecision({ decision, decidedOn, answeredBy, wanted }: Reading): string {
  if (decision === null) return 'chosen by us, not confirmed'
  if (decision !== byFirm)
    return `decided by ${answeredBy ?? 'the project itself'} on ${decidedOn}, in decision ${Number(decision)}`
  const said = wanted === null ? 'as it is' : `otherwise, and not built yet: ${wanted}`
  return `answered for the firm by ${answeredBy} on ${decidedOn}: ${said}`.replace(/\.$/, '')
}

export function sayDecisionAndWhose(reading: Reading): string {
  const { decision, who } = reading
  if (decision === byFirm) return sayDecision(reading)
  return `${sayDecision(reading)}; the question ${decision === null ? 'is' : 'was'} ${deciders[who] ?? who}`
}

export function sayDecided(reading: Reading): string {
  const said = sayDecisionAndWhose(reading)
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}
