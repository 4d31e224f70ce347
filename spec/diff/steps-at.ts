import type { ChartTransition } from '../draw/extract.ts'
import { chainOf, transitionsFrom, type FlowGraph } from './flow-graph.ts'

export const isGuarded = ({ guard }: ChartTransition) => guard.startsWith('if')

/** Whether it is taken without anything from outside: eventless, or at the end of inner states. */
const isOver = ({ id }: ChartTransition) => id.includes('|xstate.done.state.')
const goesOn = ({ event }: ChartTransition) => event === ''

/**
 * The transitions that may be taken where a flow rests, in the order in which they are asked: those of the state, then
 * those of the states around it. What comes after one that is taken in every case is never asked.
 */
export function stepsAt(graph: FlowGraph, leaf: string): ReadonlyArray<ChartTransition> {
  const closed = new Set<string>()
  const chain = chainOf(graph, leaf)
  const isEnd = chain[0]?.kind === 'final'
  const offered = chain.flatMap(({ id }) => transitionsFrom(graph, id)).filter((each) => isEnd || !isOver(each))
  return offered.filter((each) => {
    const isAsked = !closed.has(each.event)
    if (!isGuarded(each)) closed.add(each.event)
    return isAsked
  })
}

/** Those of the steps that can come next: where one goes on by itself in every case, nothing else can happen before. */
export function nextSteps(steps: ReadonlyArray<ChartTransition>): ReadonlyArray<ChartTransition> {
  const itself = steps.filter(goesOn)
  return itself.some((each) => !isGuarded(each)) ? itself : steps
}
