import type { ChartState } from '../draw/extract.ts'
import type { Versions } from './compare-steps.ts'
import { getAncestorChain, listInitialLeaves, type FlowGraph } from './flow-graph.ts'
import { listWords, getStateSentence } from './flow-words.ts'
import { listObservableActions } from './observable-actions.ts'
import { formatActivities } from './format-actions.ts'
import type { Story } from './story.ts'
import { formatStartSentence, listStorySteps, type Place } from './step-story.ts'

type Lists = { readonly was: ReadonlyArray<string>; readonly is: ReadonlyArray<string> }

type ListFormatter = (some: ReadonlyArray<string>, isSo: boolean) => string

function lines(say: ListFormatter, { was, is }: Lists) {
  const gone = was.filter((each) => !is.includes(each))
  const come = is.filter((each) => !was.includes(each))
  if (gone.length + come.length === 0) return null
  const both = (some: ReadonlyArray<string>, others: ReadonlyArray<string>) =>
    some.length > 0 ? say(some, true) : say(others, false)
  return { before: both(gone, come), now: both(come, gone) }
}

const lead =
  (yes: string, no: string): ListFormatter =>
  (some, isSo) =>
    `${isSo ? yes : no}: ${listWords(some)}`

const resolveActivities = ({ before, renamed }: Versions, { does }: ChartState) =>
  listObservableActions(before, does).map((each) =>
    each.replace(/(?<=^on (?:entry|exit): ).*/, (name) => renamed.get(`action ${name}`) ?? name),
  )

const listStateTexts = ({ meta }: ChartState) =>
  [...(meta.says ?? []), ...(meta.lends ?? [])].map((words) => `“${words}”`)

function listStateDifferences(versions: Versions, one: ChartState, other: ChartState) {
  const { before, now } = versions
  return [
    lines(formatActivities, { was: resolveActivities(versions, one), is: listObservableActions(now, other.does) }),
    lines(lead('it counts as', 'it does not count as'), {
      was: before.tags[one.id] ?? [],
      is: now.tags[other.id] ?? [],
    }),
    lines(lead('a visitor reads', 'a visitor does not read'), { was: listStateTexts(one), is: listStateTexts(other) }),
  ].filter((each) => each !== null)
}

export function createStateStory(versions: Versions, place: Place, one: ChartState, other: ChartState): Story | null {
  const found = listStateDifferences(versions, one, other)
  if (found.length === 0) return null
  return {
    kinds: ['state'],
    given: formatStartSentence(place, versions),
    steps: listStorySteps(place),
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

const findFirstLeaf = (graph: FlowGraph, id: string) =>
  getAncestorChain(graph, id).slice(0, 1).flatMap(listInitialLeaves)[0]

export function createStartStory(versions: Versions, place: Place, one: ChartState, other: ChartState): Story | null {
  const { before, now, pairs } = versions
  if (one.initial === null || other.initial === null || pairs.toNew.get(one.initial) === other.initial) return null
  const isWhole = one.id === before.root.id
  const starts = [findFirstLeaf(before, one.id), findFirstLeaf(now, other.id)] as const
  const given = isWhole ? 'the flow begins' : formatStartSentence(place, versions)
  return {
    kinds: ['start'],
    given,
    steps: isWhole ? [] : listStorySteps(place),
    when: null,
    before: [getStateSentence(before, starts[0]?.id ?? one.id)],
    now: [getStateSentence(now, starts[1]?.id ?? other.id)],
    or: [],
    also: [],
    requirements: [...new Set(starts.flatMap((state) => state?.meta.requirements ?? []))],
    sentences: [...new Set(starts.flatMap((state) => state?.meta.description ?? []))],
    transitions: { before: null, now: null },
  }
}
