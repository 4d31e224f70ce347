import { byFirm, deciders, type Interpretation } from './read-readings.ts'

export function formatDecision({ decision, decidedOn, answeredBy, wanted }: Interpretation): string {
  if (decision === null) return 'chosen by us, not confirmed'
  if (decision !== byFirm)
    return `decided by ${answeredBy ?? 'the project itself'} on ${decidedOn}, in decision ${Number(decision)}`
  const said = wanted === null ? 'as it is' : `otherwise, and not built yet: ${wanted}`
  return `answered for the firm by ${answeredBy} on ${decidedOn}: ${said}`.replace(/\.$/, '')
}

export function formatDecisionWithDecider(reading: Interpretation): string {
  const { decision, who } = reading
  if (decision === byFirm) return formatDecision(reading)
  return `${formatDecision(reading)}; the question ${decision === null ? 'is' : 'was'} ${deciders[who] ?? who}`
}

export function formatDecisionSentence(reading: Interpretation): string {
  const said = formatDecisionWithDecider(reading)
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}
