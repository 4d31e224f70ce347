import { toWords } from '../draw/names.ts'
import type { ChartState, ChartTransition } from '../draw/extract.ts'
import { getAncestorChain, listInitialLeaves, listOutgoingTransitions, type FlowGraph } from './flow-graph.ts'

export const quote = (words: string) => `“${words}”`

export const always = 'whatever goes on'

export function getStateSentence(graph: FlowGraph, id: string): string {
  const chain = getAncestorChain(graph, id)
  const said = chain.find(({ meta }) => meta.description !== undefined)
  return said?.meta.description ?? (chain.length > 1 ? quote(toWords(chain[0]?.key ?? id)) : always)
}

function formatRestingState(graph: FlowGraph, id: string, passed: ReadonlyArray<string>): string {
  const itself = listOutgoingTransitions(graph, id).filter(({ event }) => event === '')
  const isSure = itself.some(({ guard }) => !guard.startsWith('if'))
  const next = new Set(itself.flatMap(({ to }) => to).filter((target) => target !== id && !passed.includes(target)))
  const [target] = next.size === 1 ? next : []
  if (target === undefined) return getStateSentence(graph, id)
  const after = formatArrival(graph, target, [...passed, id])
  return isSure ? after : `${getStateSentence(graph, id)}; or at once: ${after}`
}

function formatArrival(graph: FlowGraph, id: string, passed: ReadonlyArray<string> = []): string {
  const [state] = getAncestorChain(graph, id)
  const leaves: ReadonlyArray<ChartState> = state ? listInitialLeaves(state) : []
  return leaves.map((leaf) => formatRestingState(graph, leaf.id, passed)).join(', and ')
}

export const listWords = (words: ReadonlyArray<string>): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export function formatDuration(delay: number | string | null): string {
  if (typeof delay !== 'number') return 'a time that is worked out'
  if (delay < 1000) return `${delay} milliseconds`
  const [size, unit] = delay % 60_000 === 0 ? [delay / 60_000, 'minute'] : [delay / 1000, 'second']
  return `${size} ${unit}${size === 1 ? '' : 's'}`
}

function eventInWords({ event }: ChartTransition, delay: number | string | null): string {
  if (delay !== null) return `${formatDuration(delay)} ${delay === 1000 || delay === 60_000 ? 'has' : 'have'} passed`
  if (event === '') return 'it goes on by itself'
  if (event === 'done') return 'this is over'
  const [, effect = '', end = ''] = /^(\S+) (done|error|changes)$/.exec(event) ?? []
  const ends: Readonly<Record<string, string>> = { done: 'has its answer', error: 'fails', changes: 'moves on' }
  if (end !== '') return `${quote(toWords(effect))} ${ends[end]}`
  return event === 'any other event' ? 'anything else happens' : `${quote(toWords(event.replaceAll('.', ' ')))} happens`
}

export const isSilent = ({ event, meta }: ChartTransition) => event === '' && meta.description === undefined

export const nameGuard = ({ guard }: ChartTransition) => quote(guard.replace(/^if /, ''))

export function formatTrigger(graph: FlowGraph, transition: ChartTransition): string {
  const { meta, guard, id } = transition
  if (meta.description !== undefined) return meta.description
  const words = eventInWords(transition, graph.details[id]?.delay ?? null)
  return guard === ''
    ? words
    : `${words}, ${guard.startsWith('if') ? `where ${nameGuard(transition)} is true` : 'and no other case is true'}`
}

export function formatOutcome(graph: FlowGraph, { from, to, id }: ChartTransition, at: string): string {
  const again = graph.details[id]?.again === true
  const stays = to.length === 0 || (to.includes(from) && from === at && !again)
  if (stays) return `it stays so: ${getStateSentence(graph, at)}`
  const arrival = to.map((target) => formatArrival(graph, target)).join(', and ')
  return again && to.includes(at) ? `it begins again: ${arrival}` : arrival
}
