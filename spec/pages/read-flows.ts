import { readChart, statesBelow, type Chart, type ChartState, type ChartTransition } from '../draw/extract.ts'
import { loadFlows, formatFlowName, type Flow } from '../machines.ts'
import { formatTransitionWords } from '../draw/words.ts'
import { createUniqueSlugs, slugify } from './addresses.ts'

export type Move = {
  readonly anchor: string
  readonly transition: ChartTransition
  readonly from: string
  readonly when: string
  readonly becomes: string
  readonly stays: boolean
}

export type StateOfFlow = {
  readonly anchor: string
  readonly state: ChartState
  readonly sentence: string
  readonly isStart: boolean
}

export type FlowOfPages = {
  readonly stem: string
  readonly name: string
  readonly file: string
  readonly states: ReadonlyArray<StateOfFlow>
  readonly moves: ReadonlyArray<Move>
}

const getStateSentence = ({ meta, path, key }: ChartState) => meta.description ?? (path || key).replaceAll('.', ', ')

const lastPart = (id: string) => id.slice(id.indexOf('.') + 1)

function readMoves({ root, transitions }: Chart): ReadonlyArray<Move> {
  const sentences = new Map(statesBelow(root).map((state) => [state.id, getStateSentence(state)]))
  const anchors = createUniqueSlugs(transitions.map(({ id }) => `on-${lastPart(id)}`))
  return transitions.map((transition, at) => {
    const from = sentences.get(transition.from) ?? 'in any state'
    const to = transition.to.flatMap((id) => sentences.get(id) ?? [])
    return {
      anchor: anchors[at] ?? '',
      transition,
      from,
      when: formatTransitionWords(transition),
      becomes: to.length > 0 ? to.join(', and ') : from,
      stays: transition.to.length === 0,
    }
  })
}

function readStates({ root }: Chart): ReadonlyArray<StateOfFlow> {
  const states = statesBelow(root)
  const starts = new Set([root, ...states].map(({ initial }) => initial))
  return states.map((state) => ({
    anchor: `state-${slugify(state.path)}`,
    state,
    sentence: getStateSentence(state),
    isStart: starts.has(state.id),
  }))
}

export function readFlow({ stem, file, machine }: Flow): FlowOfPages {
  const chart = readChart(machine)
  return { stem, name: formatFlowName(stem), file, states: readStates(chart), moves: readMoves(chart) }
}

export const readFlows = async (): Promise<ReadonlyArray<FlowOfPages>> => (await loadFlows()).map(readFlow)
