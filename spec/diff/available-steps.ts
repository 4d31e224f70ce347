import type { ChartTransition } from '../draw/extract.ts'
import { getAncestorChain, listOutgoingTransitions, type FlowGraph } from './flow-graph.ts'

export const isGuarded = ({ guard }: ChartTransition) => guard.startsWith('if')

const isOver = ({ id }: ChartTransition) => id.includes('|xstate.done.state.')
const isEventless = ({ event }: ChartTransition) => event === ''

/** In the order they are tried, innermost state first; none after an unguarded one of the same event. */
export function listAvailableSteps(graph: FlowGraph, leaf: string): ReadonlyArray<ChartTransition> {
  const closed = new Set<string>()
  const chain = getAncestorChain(graph, leaf)
  const isEnd = chain[0]?.kind === 'final'
  const offered = chain.flatMap(({ id }) => listOutgoingTransitions(graph, id)).filter((each) => isEnd || !isOver(each))
  return offered.filter((each) => {
    const isAsked = !closed.has(each.event)
    if (!isGuarded(each)) closed.add(each.event)
    return isAsked
  })
}

export function nextSteps(steps: ReadonlyArray<ChartTransition>): ReadonlyArray<ChartTransition> {
  const itself = steps.filter(isEventless)
  return itself.some((each) => !isGuarded(each)) ? itself : steps
}
