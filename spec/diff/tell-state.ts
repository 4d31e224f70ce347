import type { ChartState } from '../draw/extract.ts'
import type { Versions } from './compare-steps.ts'
import { chainOf, leavesOf, type FlowGraph } from './flow-graph.ts'
import { listWords, sentenceOf } from './flow-words.ts'
import type { Story } from './story.ts'
import { givenOf, tellWay, type Place } from './tell-step.ts'

type Lists = { readonly was: ReadonlyArray<string>; readonly is: ReadonlyArray<string> }

const lines = ([lead, not]: readonly [string, string], { was, is }: Lists) => {
  const gone = was.filter((each) => !is.includes(each))
  const come = is.filter((each) => !was.includes(each))
  if (gone.length + come.length === 0) return null
  const say = (some: ReadonlyArray<string>, others: ReadonlyArray<string>) =>
    some.length > 0 ? `${lead}: ${listWords(some)}` : `${not}: ${listWords(others)}`
  return { before: say(gone, come), now: say(come, gone) }
}

const saysOf = ({ meta }: ChartState) => [...(meta.says ?? []), ...(meta.lends ?? [])].map((words) => `“${words}”`)

/** In what two versions of a state differ by themselves: what it does, how it is marked, what a visitor reads in it. */
function differencesOf({ before, now }: Versions, one: ChartState, other: ChartState) {
  return [
    lines(['this is done in it', 'this is not done in it'], { was: one.does, is: other.does }),
    lines(['it counts as', 'it does not count as'], { was: before.tags[one.id] ?? [], is: now.tags[other.id] ?? [] }),
    lines(['a visitor reads', 'a visitor does not read'], { was: saysOf(one), is: saysOf(other) }),
  ].filter((each) => each !== null)
}

/** What a state does, marks or says differently, as a story that ends in it; null when nothing differs. */
export function tellState(versions: Versions, place: Place, one: ChartState, other: ChartState): Story | null {
  const found = differencesOf(versions, one, other)
  if (found.length === 0) return null
  return {
    kinds: ['state'],
    given: givenOf(place, versions),
    steps: tellWay(place),
    when: null,
    before: found.map(({ before }) => before),
    now: found.map(({ now }) => now),
    also: [],
    requirements: [...new Set([one, other].flatMap(({ meta }) => meta.requirements ?? []))],
    sentences: [...new Set([one, other].flatMap(({ meta }) => meta.description ?? []))],
    transitions: { before: null, now: null },
  }
}

const firstOf = (graph: FlowGraph, id: string) => chainOf(graph, id).slice(0, 1).flatMap(leavesOf)[0]

/** A group of states that begins elsewhere than it did; the flow itself when it is the outermost. */
export function tellStart(versions: Versions, place: Place, one: ChartState, other: ChartState): Story | null {
  const { before, now, pairs } = versions
  if (one.initial === null || other.initial === null || pairs.toNew.get(one.initial) === other.initial) return null
  const isWhole = one.id === before.root.id
  const starts = [firstOf(before, one.id), firstOf(now, other.id)] as const
  const given = isWhole ? 'the flow begins' : givenOf(place, versions)
  return {
    kinds: ['start'],
    given,
    steps: isWhole ? [] : tellWay(place),
    when: null,
    before: [sentenceOf(before, starts[0]?.id ?? one.id)],
    now: [sentenceOf(now, starts[1]?.id ?? other.id)],
    also: [],
    requirements: [...new Set(starts.flatMap((state) => state?.meta.requirements ?? []))],
    sentences: [...new Set(starts.flatMap((state) => state?.meta.description ?? []))],
    transitions: { before: null, now: null },
  }
}
