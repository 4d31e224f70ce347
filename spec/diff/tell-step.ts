import type { ChartTransition } from '../draw/extract.ts'
import type { StepPair, Versions } from './compare-steps.ts'
import { chainOf, leavesOf, type FlowGraph } from './flow-graph.ts'
import { deedsOf, listWords, occasionOf, outcomeOf, sentenceOf, timeOf } from './flow-words.ts'
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

const guardInWords = (transition: ChartTransition) => (isGuarded(transition) ? `only ${transition.guard}` : 'in every case')

/** What an event does where the other version has a step for it: what is left to take it, or nothing. */
function insteadOf(graph: FlowGraph, step: ChartTransition, at: string, mine: ReadonlySet<ChartTransition | null>) {
  const others = stepsAt(graph, at).filter(({ event }) => event === step.event)
  const other = others.find((each) => !isGuarded(each)) ?? others.find((each) => each.guard === step.guard)
  if (other && !mine.has(other)) return outcomeOf(graph, other, at) + deedsOf(other)
  return step.event === '' ? `it does not go on by itself: ${sentenceOf(graph, at)}` : `nothing happens, and it stays so: ${sentenceOf(graph, at)}`
}

type Lines = readonly [before: ReadonlyArray<string>, now: ReadonlyArray<string>]

const withoutOther = (one: ReadonlyArray<string>, other: ReadonlyArray<string>) => one.filter((each) => !other.includes(each))

function deedLines(one: ChartTransition, other: ChartTransition): Lines {
  const gone = withoutOther(one.actions, other.actions)
  const come = withoutOther(other.actions, one.actions)
  return [
    [gone.length > 0 ? `on the way: ${listWords(gone)}` : `nothing is done about: ${listWords(come)}`],
    [come.length > 0 ? `on the way: ${listWords(come)}` : `nothing is done about: ${listWords(gone)}`],
  ]
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
      ? [[`after ${timeOf(before.details[one.id]?.delay ?? null)}`], [`after ${timeOf(now.details[other.id]?.delay ?? null)}`]]
      : null,
    isOf('order') ? [['this is asked before other questions'], ['other questions are asked before this']] : null,
    isOf('deeds') ? deedLines(one, other) : null,
  ]
  const lines = parts.filter((part) => part !== null)
  return [lines.flatMap(([was]) => was), lines.flatMap(([, is]) => is)]
}

function endOf(versions: Versions, place: Place, pair: StepPair): Lines {
  const { before, now } = versions
  const taken = new Set([pair.before, pair.now])
  if (pair.before && pair.now) return linesOf(versions, place, pair)
  if (pair.before)
    return [
      [outcomeOf(before, pair.before, place.before) + deedsOf(pair.before)],
      [insteadOf(now, pair.before, place.now, taken)],
    ]
  if (!pair.now) return [[], []]
  return [
    [insteadOf(before, pair.now, place.before, taken)],
    [outcomeOf(now, pair.now, place.now) + deedsOf(pair.now)],
  ]
}

/** The steps of a way in sentences. */
export const tellWay = ({ way, teller }: Place): ReadonlyArray<Told> =>
  way.map(({ transition, from, to }) => ({
    when: occasionOf(teller, transition),
    then: from === to ? null : sentenceOf(teller, to),
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
  const touched = [...touchedBy(versions.before, pair.before, place.before), ...touchedBy(versions.now, pair.now, place.now)]
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
