import type { ChartTransition } from '../draw/extract.ts'
import type { StepPair, Versions } from './compare-steps.ts'
import { chainOf, leavesOf, type FlowGraph } from './flow-graph.ts'
import {
  activitiesOf,
  isSilent,
  listWords,
  nameGuard,
  occasionOf,
  outcomeOf,
  quote,
  sentenceOf,
  timeOf,
} from './flow-words.ts'
import { isGuarded, stepsAt } from './steps-at.ts'
import type { Passed } from './walk-versions.ts'
import type { Story, Told } from './story.ts'

/** Where both versions rest, and the way there. */
export type Place = {
  readonly before: string
  readonly now: string
  readonly way: ReadonlyArray<Passed>
  /** The version whose words tell the way. */
  readonly teller: FlowGraph
}

const guardInWords = (transition: ChartTransition) =>
  isGuarded(transition) ? `only where ${nameGuard(transition)} is true` : 'in every case'

/** What is left to take an event where one version has no step that stands for the other's; null when nothing is. */
function insteadOf(graph: FlowGraph, step: ChartTransition, at: string): ChartTransition | null {
  const others = stepsAt(graph, at).filter(({ event }) => event === step.event)
  return others.find((each) => !isGuarded(each)) ?? others.find((each) => each.guard === step.guard) ?? null
}

function nothingAt(graph: FlowGraph, { event }: ChartTransition, at: string) {
  const lead = event === '' ? 'it does not go on by itself' : 'nothing happens, and it stays so'
  return `${lead}: ${sentenceOf(graph, at)}`
}

/** What a step of one version leads to, and what happens instead in the other. */
function linesApart(step: ChartTransition, own: readonly [FlowGraph, string], other: readonly [FlowGraph, string]) {
  const instead = insteadOf(other[0], step, other[1])
  const has = outcomeOf(own[0], step, own[1]) + activitiesOf(step, instead)
  const lacks = instead
    ? outcomeOf(other[0], instead, other[1]) + activitiesOf(instead, step)
    : nothingAt(other[0], step, other[1])
  return { has: [has], lacks: [lacks] }
}

type Lines = readonly [before: ReadonlyArray<string>, now: ReadonlyArray<string>]

const withoutOther = (one: ReadonlyArray<string>, other: ReadonlyArray<string>) =>
  one.filter((each) => !other.includes(each))

function actionLines(one: ChartTransition, other: ChartTransition): Lines {
  const gone = withoutOther(one.actions, other.actions).map(quote)
  const come = withoutOther(other.actions, one.actions).map(quote)
  const say = (done: ReadonlyArray<string>, notDone: ReadonlyArray<string>) => [
    ...(done.length > 0 ? [`${listWords(done)} ${done.length > 1 ? 'are' : 'is'} done`] : []),
    ...(notDone.length > 0 ? [`${listWords(notDone)} ${notDone.length > 1 ? 'are' : 'is'} not done`] : []),
  ]
  return [say(gone, come), say(come, gone)]
}

/** What is so before and now at the end of a step that both versions have. */
function linesOf({ before, now }: Versions, place: Place, pair: StepPair): Lines {
  const { before: one, now: other, aspects } = pair
  if (!one || !other) return [[], []]
  const isOf = (aspect: StepPair['aspects'][number]) => aspects.includes(aspect)
  const parts: ReadonlyArray<Lines | null> = [
    isOf('elsewhere') ? [[outcomeOf(before, one, place.before)], [outcomeOf(now, other, place.now)]] : null,
    isOf('guard') ? [[guardInWords(one)], [guardInWords(other)]] : null,
    isOf('time')
      ? [
          [`after ${timeOf(before.details[one.id]?.delay ?? null)}`],
          [`after ${timeOf(now.details[other.id]?.delay ?? null)}`],
        ]
      : null,
    isOf('order') ? [[`asked as number ${one.place}`], [`asked as number ${other.place}`]] : null,
    isOf('actions') ? actionLines(one, other) : null,
  ]
  const lines = parts.filter((part) => part !== null)
  return [lines.flatMap(([was]) => was), lines.flatMap(([, is]) => is)]
}

function endOf(versions: Versions, place: Place, pair: StepPair): Lines {
  const [old, recent] = [
    [versions.before, place.before],
    [versions.now, place.now],
  ] as const
  if (pair.before && pair.now) return linesOf(versions, place, pair)
  const step = pair.before ?? pair.now
  if (!step) return [[], []]
  const { has, lacks } = pair.before ? linesApart(step, old, recent) : linesApart(step, recent, old)
  return pair.before ? [has, lacks] : [lacks, has]
}

/** The steps of a way in sentences. */
export const tellWay = ({ way, teller }: Place): ReadonlyArray<Told> =>
  way.map(({ transition, from, to }) => ({
    when: isSilent(transition) ? null : occasionOf(teller, transition),
    where: isSilent(transition) && isGuarded(transition) ? nameGuard(transition) : null,
    leadsTo: from === to ? null : sentenceOf(teller, to),
  }))

export const givenOf = ({ way, teller, now, before }: Place, versions: Versions) =>
  sentenceOf(teller, way[0]?.from ?? (teller === versions.now ? now : before))

/** The states where a step ends, and where it starts. */
function touchedBy(graph: FlowGraph, step: ChartTransition | null, at: string) {
  const targets = (step?.to ?? []).flatMap((id) => chainOf(graph, id).slice(0, 1).flatMap(leavesOf))
  return [...chainOf(graph, at).slice(0, 1), ...targets]
}

/** A difference of one step as a story. */
export function tellStep(versions: Versions, place: Place, pair: StepPair): Story {
  const [before, now] = endOf(versions, place, pair)
  const touched = [
    ...touchedBy(versions.before, pair.before, place.before),
    ...touchedBy(versions.now, pair.now, place.now),
  ]
  const steps = [pair.before, pair.now].flatMap((step) => step?.meta.requirements ?? [])
  const told = pair.now ?? pair.before
  return {
    kinds: pair.aspects,
    given: givenOf(place, versions),
    steps: tellWay(place),
    when: told && occasionOf(pair.now ? versions.now : versions.before, told),
    before,
    now,
    also: [],
    requirements: [...new Set(steps.length > 0 ? steps : touched.flatMap(({ meta }) => meta.requirements ?? []))],
    sentences: [...new Set(touched.flatMap(({ meta }) => meta.description ?? []))],
    transitions: { before: pair.before?.id ?? null, now: pair.now?.id ?? null },
  }
}
