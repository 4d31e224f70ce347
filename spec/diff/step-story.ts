import type { ChartTransition } from '../draw/extract.ts'
import { listObservableStepActions, type StepPair, type Versions } from './compare-steps.ts'
import { getAncestorChain, listInitialLeaves, type FlowGraph } from './flow-graph.ts'
import { isSilent, nameGuard, formatTrigger, formatOutcome, getStateSentence, formatDuration } from './flow-words.ts'
import { formatActions } from './format-actions.ts'
import { isGuarded, listAvailableSteps } from './available-steps.ts'
import type { PathStep } from './walk-versions.ts'
import type { Story, StoryStep } from './story.ts'

export type Place = {
  readonly before: string
  readonly now: string
  readonly way: ReadonlyArray<PathStep>
  readonly teller: FlowGraph
}

const guardInWords = (transition: ChartTransition) =>
  isGuarded(transition) ? `only where ${nameGuard(transition)} is true` : 'in every case'

function findAlternative(graph: FlowGraph, step: ChartTransition, at: string): ChartTransition | null {
  const others = listAvailableSteps(graph, at).filter(({ event }) => event === step.event)
  return others.find((each) => !isGuarded(each)) ?? others.find((each) => each.guard === step.guard) ?? null
}

function formatNoTransition(graph: FlowGraph, { event }: ChartTransition, at: string) {
  const lead = event === '' ? 'it does not go on by itself' : 'nothing happens, and it stays so'
  return `${lead}: ${getStateSentence(graph, at)}`
}

function formatStepActions(versions: Versions, step: ChartTransition, other: ChartTransition | null) {
  const noticed = (each: ChartTransition) => listObservableStepActions(versions, each, each === step ? own : another)
  const [own, another] = hasTransition(versions.before, step)
    ? (['before', 'now'] as const)
    : (['now', 'before'] as const)
  const others = other ? noticed(other) : []
  const done = noticed(step).filter((each) => !others.includes(each))
  return done.length === 0 ? '' : ` (on the way, ${formatActions(done)})`
}

const hasTransition = ({ transitions }: FlowGraph, step: ChartTransition) => transitions.includes(step)

const formatSamePrefix = ({ meta: own }: ChartTransition, { meta: { description } }: ChartTransition) =>
  description === undefined || own.description === undefined || own.description === description
    ? ''
    : `the same as when ${description}: `

function compareOneSidedStep(versions: Versions, step: ChartTransition, [own, other]: readonly [At, At]) {
  const instead = findAlternative(other[0], step, other[1])
  const has = formatOutcome(own[0], step, own[1]) + formatStepActions(versions, step, instead)
  const lacks = instead
    ? formatSamePrefix(step, instead) +
      formatOutcome(other[0], instead, other[1]) +
      formatStepActions(versions, instead, step)
    : formatNoTransition(other[0], step, other[1])
  return { has: [has], lacks: [lacks] }
}

type At = readonly [FlowGraph, string]

type Lines = readonly [before: ReadonlyArray<string>, now: ReadonlyArray<string>]

const minus = (one: ReadonlyArray<string>, other: ReadonlyArray<string>) => one.filter((each) => !other.includes(each))

function actionLines(versions: Versions, one: ChartTransition, other: ChartTransition): Lines {
  const [was, is] = [
    listObservableStepActions(versions, one, 'before'),
    listObservableStepActions(versions, other, 'now'),
  ]
  const [gone, come] = [minus(was, is), minus(is, was)]
  if (gone.length > 0 && come.length > 0) return [[formatActions(gone)], [`${formatActions(come)} instead`]]
  return gone.length > 0
    ? [[formatActions(gone)], [formatActions(gone, false)]]
    : [[formatActions(come, false)], [formatActions(come)]]
}

function comparePairedStep(versions: Versions, place: Place, pair: StepPair): Lines {
  const { before, now } = versions
  const { before: one, now: other, aspects } = pair
  if (!one || !other) return [[], []]
  const differs = (aspect: StepPair['aspects'][number]) => aspects.includes(aspect)
  const parts: ReadonlyArray<Lines | null> = [
    differs('elsewhere') ? [[formatOutcome(before, one, place.before)], [formatOutcome(now, other, place.now)]] : null,
    differs('guard') ? [[guardInWords(one)], [guardInWords(other)]] : null,
    differs('time')
      ? [
          [`after ${formatDuration(before.details[one.id]?.delay ?? null)}`],
          [`after ${formatDuration(now.details[other.id]?.delay ?? null)}`],
        ]
      : null,
    differs('order') ? [[`asked as number ${one.place}`], [`asked as number ${other.place}`]] : null,
    differs('actions') ? actionLines(versions, one, other) : null,
  ]
  const lines = parts.filter((part) => part !== null)
  return [lines.flatMap(([was]) => was), lines.flatMap(([, is]) => is)]
}

function compareOutcomes(versions: Versions, place: Place, pair: StepPair): Lines {
  const old: At = [versions.before, place.before]
  const recent: At = [versions.now, place.now]
  if (pair.before && pair.now) return comparePairedStep(versions, place, pair)
  const step = pair.before ?? pair.now
  if (!step) return [[], []]
  const { has, lacks } = compareOneSidedStep(versions, step, pair.before ? [old, recent] : [recent, old])
  return pair.before ? [has, lacks] : [lacks, has]
}

export const listStorySteps = ({ way, teller }: Place): ReadonlyArray<StoryStep> =>
  way.map(({ transition, from, to }) => ({
    when: isSilent(transition) ? null : formatTrigger(teller, transition),
    where: isSilent(transition) && isGuarded(transition) ? nameGuard(transition) : null,
    leadsTo: from === to ? null : getStateSentence(teller, to),
  }))

export const formatStartSentence = ({ way, teller, now, before }: Place, versions: Versions) =>
  getStateSentence(teller, way[0]?.from ?? (teller === versions.now ? now : before))

function listTouchedStates(graph: FlowGraph, step: ChartTransition | null, at: string) {
  const targets = (step?.to ?? []).flatMap((id) => getAncestorChain(graph, id).slice(0, 1).flatMap(listInitialLeaves))
  return [...getAncestorChain(graph, at).slice(0, 1), ...targets]
}

export function createStepStory(versions: Versions, place: Place, pair: StepPair): Story {
  const [before, now] = compareOutcomes(versions, place, pair)
  const touched = [
    ...listTouchedStates(versions.before, pair.before, place.before),
    ...listTouchedStates(versions.now, pair.now, place.now),
  ]
  const steps = [pair.before, pair.now].flatMap((step) => step?.meta.requirements ?? [])
  const told = pair.now ?? pair.before
  return {
    kinds: pair.aspects,
    given: formatStartSentence(place, versions),
    steps: listStorySteps(place),
    when: told && formatTrigger(pair.now ? versions.now : versions.before, told),
    before,
    now,
    or: [],
    also: [],
    requirements: [...new Set(steps.length > 0 ? steps : touched.flatMap(({ meta }) => meta.requirements ?? []))],
    sentences: [...new Set(touched.flatMap(({ meta }) => meta.description ?? []))],
    transitions: { before: pair.before?.id ?? null, now: pair.now?.id ?? null },
  }
}
