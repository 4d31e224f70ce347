import type { TransitionCoverage } from '../coverage/transition-coverage.ts'
import type { FlowCoverage } from '../coverage/flow-coverage.ts'
import type { Spec } from './gather.ts'
import type { FlowOfPages, Move } from './read-flows.ts'

/** Only after a whole run is it certain that no example takes a transition. */
const hasFullRun = ({ known }: FlowCoverage) => known.examples?.runs.some(({ isWhole }) => isWhole) ?? false

export const isCoverageComplete = ({ taken }: Spec) => [...taken.values()].every(hasFullRun)

/** Null when unknown. */
export type Taking = { readonly answer: TransitionCoverage; readonly told: FlowCoverage } | null

export function readCoverage({ taken }: Spec): (flow: FlowOfPages, move: Move) => Taking {
  return ({ stem }, { transition }) => {
    const told = taken.get(stem)
    const answer = told?.answers.find(({ id }) => id === transition.id)
    if (!told || !answer) return null
    return (answer.examples ?? []).length > 0 || hasFullRun(told) ? { answer, told } : null
  }
}

export function listUncoveredMoves(
  spec: Spec,
): ReadonlyArray<{ readonly flow: FlowOfPages; readonly moves: ReadonlyArray<Move> }> {
  const getCoverage = readCoverage(spec)
  const isUntaken = (flow: FlowOfPages) => (move: Move) => getCoverage(flow, move)?.answer.examples?.length === 0
  return spec.flows
    .map((flow) => ({ flow, moves: flow.moves.filter(isUntaken(flow)) }))
    .filter(({ moves }) => moves.length > 0)
}

function formatTrigger({ when, transition: { event, guard, meta } }: Move): string {
  const asked = guard === '' || guard === 'otherwise' ? '' : ` (${guard})`
  if (meta.description) return `${meta.description}${asked}`
  if (event === '') return `at once${guard === '' ? '' : ` (${guard})`}`
  return `“${when.split(', ')[0]}” happens${asked}`
}

export function formatMove(move: Move): string {
  const { from, becomes, stays } = move
  const start = from === 'in any state' ? 'In any state' : `While ${from}`
  return `${start}, ${formatTrigger(move)}; ${stays ? 'it stays so' : `then ${becomes}`}.`
}
