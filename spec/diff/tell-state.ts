import type { ChartState } from '../draw/extract.ts'
import type { Versions } from './compare-steps.ts'
import { chainOf, leavesOf, type FlowGraph } from './flow-graph.ts'
import { listWords, sentenceOf } from './flow-words.ts'
import { noticedOf } from './inner.ts'
import { sayActive } from './say-done.ts'
import type { Story } from './story.ts'
import { givenOf, tellWay, type Place } from './tell-step.ts'

type Lists = { readonly was: ReadonlyArray<string>; readonly is: ReadonlyArray<string> }

type Say = (some: ReadonlyArray<string>, isSo: boolean) => string

function lines(say: Say, { was, is }: Lists) {
  const gone = was.filter((each) => !is.includes(each))
  const come = is.filter((each) => !was.includes(each))
  if (gone.length + come.length === 0) return null
  const both = (some: ReadonlyArray<string>, others: ReadonlyArray<string>) =>
    some.length > 0 ? say(some, true) : say(others, false)
  return { before: both(gone, come), now: both(come, gone) }
}

const lead =
  (yes: string, no: string): Say =>
  (some, isSo) =>
    `${isSo ? yes : no}: ${listWords(some)}`

const activeIn = ({ before, renamed }: Versions, { does }: ChartState) =>
  noticedOf(before, does).map((each) =>
    each.replace(/(?<=^on (?:entry|exit): ).*/, (name) => renamed.get(`action ${name}`) ?? name),
  )

const saysOf = ({ meta }: ChartState) => [...(meta.says ?? []), ...(meta.lends ?? [])].map((words) => `“${words}”`)

function differencesOf(versions: Versions, one: ChartState, other: ChartState) {
  const { before, now } = versions
  return [
    lines(sayActive, { was: activeIn(versions, one), is: noticedOf(now, other.does) }),
    lines(lead('it counts as', 'it does not count as'), {
      was: before.tags[one.id] ?? [],
      is: now.tags[other.id] ?? [],
    }),
    lines(lead('a visitor reads', 'a visitor does not read'), { was: saysOf(one), is: saysOf(other) }),
  ].filter((each) => each !== null)
}

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
    or: [],
    also: [],
    requirements: [...new Set([one, other].flatMap(({ meta }) => meta.requirements ?? []))],
    sentences: [...new Set([one, other].flatMap(({ meta }) => meta.description ?? []))],
    transitions: { before: null, now: null },
  }
}

const firstOf = (graph: FlowGraph, id: string) => chainOf(graph, id).slice(0, 1).flatMap(leavesOf)[0]

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
    or: [],
    also: [],
    requirements: [...new Set(starts.flatMap((state) => state?.meta.requirements ?? []))],
    sentences: [...new Set(starts.flatMap((state) => state?.meta.description ?? []))],
    transitions: { before: null, now: null },
  }
}
