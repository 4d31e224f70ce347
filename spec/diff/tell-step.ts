import type { ChartTransition } from '../draw/extract.ts'
import { noticedIn, type StepPair, type Versions } from './compare-steps.ts'
import { chainOf, leavesOf, type FlowGraph } from './flow-graph.ts'
import { isSilent, nameGuard, occasionOf, outcomeOf, sentenceOf, timeOf } from './flow-words.ts'
import { sayDone } from './say-done.ts'
import { isGuarded, stepsAt } from './steps-at.ts'
import type { Passed } from './walk-versions.ts'
import type { Story, Told } from './story.ts'

export type Place = {
  readonly before: string
  readonly now: string
  readonly way: ReadonlyArray<Passed>
  readonly teller: FlowGraph
}

const guardInWords = (transition: ChartTransition) =>
  isGuarded(transition) ? `only where ${nameGuard(transition)} is true` : 'in every case'

function insteadOf(graph: FlowGraph, step: ChartTransition, at: string): ChartTransition | null {
  const others = stepsAt(graph, at).filter(({ event }) => event === step.event)
  return others.find((each) => !isGuarded(each)) ?? others.find((each) => each.guard === step.guard) ?? null
}

function nothingAt(graph: FlowGraph, { event }: ChartTransition, at: string) {
  const lead = event === '' ? 'it does not go on by itself' : 'nothing happens, and it stays so'
  return `${lead}: ${sentenceOf(graph, at)}`
}

function activitiesOf(versions: Versions, step: ChartTransition, other: ChartTransition | null) {
  const noticed = (each: ChartTransition) => noticedIn(versions, each, each === step ? own : another)
  const [own, another] = isOf(versions.before, step) ? (['before', 'now'] as const) : (['now', 'before'] as const)
  const others = other ? noticed(other) : []
  const done = noticed(step).filter((each) => !others.includes(each))
  return done.length === 0 ? '' : ` (on the way, ${sayDone(done)})`
}

const isOf = ({ transitions }: FlowGraph, step: ChartTransition) => transitions.includes(step)

const likeOf = ({ meta: own }: ChartTransition, { meta: { description } }: ChartTransition) =>
  description === undefined || own.description === undefined || own.description === description
    ? ''
    : `the same as when ${description}: `

function linesApart(versions: Versions, step: ChartTransition, [own, other]: readonly [At, At]) {
  const instead = insteadOf(other[0], step, other[1])
  const has = outcomeOf(own[0], step, own[1]) + activitiesOf(versions, step, instead)
  const lacks = instead
    ? likeOf(step, instead) + outcomeOf(other[0], instead, other[1]) + activitiesOf(versions, instead, step)
    : nothingAt(other[0], step, other[1])
  return { has: [has], lacks: [lacks] }
}

type At = readonly [FlowGraph, string]

type Lines = readonly [before: ReadonlyArray<string>, now: ReadonlyArray<string>]

const withoutOther = (one: ReadonlyArray<string>, other: ReadonlyArray<string>) =>
  one.filter((each) => !other.includes(each))

function actionLines(versions: Versions, one: ChartTransition, other: ChartTransition): Lines {
  const [was, is] = [noticedIn(versions, one, 'before'), noticedIn(versions, other, 'now')]
  const [gone, come] = [withoutOther(was, is), withoutOther(is, was)]
  if (gone.length > 0 && come.length > 0) return [[sayDone(gone)], [`${sayDone(come)} instead`]]
  return gone.length > 0 ? [[sayDone(gone)], [sayDone(gone, false)]] : [[sayDone(come, false)], [sayDone(come)]]
}

function linesOf(versions: Versions, place: Place, pair: StepPair): Lines {
  const { before, now } = versions
  const { before: one, now: other, aspects } = pair
  if (!one || !other) return [[], []]
  const differs = (aspect: StepPair['aspects'][number]) => aspects.includes(aspect)
  const parts: ReadonlyArray<Lines | null> = [
    differs('elsewhere') ? [[outcomeOf(before, one, place.before)], [outcomeOf(now, other, place.now)]] : null,
    differs('guard') ? [[guardInWords(one)], [guardInWords(other)]] : null,
    differs('time')
      ? [
          [`after ${timeOf(before.details[one.id]?.delay ?? null)}`],
          [`after ${timeOf(now.details[other.id]?.delay ?? null)}`],
        ]
      : null,
    differs('order') ? [[`asked as number ${one.place}`], [`asked as number ${other.place}`]] : null,
    differs('actions') ? actionLines(versions, one, other) : null,
  ]
  const lines = parts.filter((part) => part !== null)
  return [lines.flatMap(([was]) => was), lines.flatMap(([, is]) => is)]
}

function endOf(versions: Versions, place: Place, pair: StepPair): Lines {
  const old: At = [versions.before, place.before]
  const recent: At = [versions.now, place.now]
  if (pair.before && pair.now) return linesOf(versions, place, pair)
  const step = pair.before ?? pair.now
  if (!step) return [[], []]
  const { has, lacks } = linesApart(versions, step, pair.before ? [old, recent] : [recent, old])
  return pair.before ? [has, lacks] : [lacks, has]
}

export const tellWay = ({ way, teller }: Place): ReadonlyArray<Told> =>
  way.map(({ transition, from, to }) => ({
    when: isSilent(transition) ? null : occasionOf(teller, transition),
    where: isSilent(transition) && isGuarded(transition) ? nameGuard(transition) : null,
    leadsTo: from === to ? null : sentenceOf(teller, to),
  }))

export const givenOf = ({ way, teller, now, before }: Place, versions: Versions) =>
  sentenceOf(teller, way[0]?.from ?? (teller === versions.now ? now : before))

function touchedBy(graph: FlowGraph, step: ChartTransition | null, at: string) {
  const targets = (step?.to ?? []).flatMap((id) => chainOf(graph, id).slice(0, 1).flatMap(leavesOf))
  return [...chainOf(graph, at).slice(0, 1), ...targets]
}

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
    or: [],
    also: [],
    requirements: [...new Set(steps.length > 0 ? steps : touched.flatMap(({ meta }) => meta.requirements ?? []))],
    sentences: [...new Set(touched.flatMap(({ meta }) => meta.description ?? []))],
    transitions: { before: pair.before?.id ?? null, now: pair.now?.id ?? null },
  }
}
