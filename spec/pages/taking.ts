import type { Spec } from './gather.ts'
import type { TakenTransition } from '../taken/read-taken.ts'
import type { FlowOfPages, Move } from './read-flows.ts'

/** What takes a transition: examples, paths, or nothing; null where nobody knows. */
export type Taking = Pick<TakenTransition, 'examples' | 'isInPaths'> | null

const none = { examples: [], isInPaths: false } as const

/** What takes each transition, asked by its flow. */
export function readTaking({ taken, isHeard }: Spec): (flow: FlowOfPages, move: Move) => Taking {
  const known = new Map((taken ?? []).map((each) => [`${each.flow} ${each.transition}`, each]))
  return ({ stem }, { transition }) => {
    const taking = known.get(`${stem} ${transition.id}`) ?? none
    return taking.examples.length > 0 || isHeard.examples ? taking : null
  }
}

/** The transitions that no example takes, flow by flow. */
export function untakenOf(
  spec: Spec,
): ReadonlyArray<{ readonly flow: FlowOfPages; readonly moves: ReadonlyArray<Move> }> {
  const takingOf = readTaking(spec)
  const isUntaken = (flow: FlowOfPages) => (move: Move) => takingOf(flow, move)?.examples.length === 0
  return spec.flows
    .map((flow) => ({ flow, moves: flow.moves.filter(isUntaken(flow)) }))
    .filter(({ moves }) => moves.length > 0)
}
