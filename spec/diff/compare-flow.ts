import type { ChartState } from '../draw/extract.ts'
import { compareSteps, type StepPair, type Versions } from './compare-steps.ts'
import { listStates, type FlowGraph } from './flow-graph.ts'
import { quote, getStateSentence } from './flow-words.ts'
import { findRenamed } from './observable-actions.ts'
import { listInside } from './list-inside.ts'
import { pairStates } from './match-states.ts'
import { isGuarded, nextSteps, listAvailableSteps } from './available-steps.ts'
import { inOrder, isNoticed, joinStories, type Story } from './story.ts'
import { createStartStory, createStateStory } from './state-story.ts'
import { createStepStory, type Place } from './step-story.ts'
import { walkAlone, walkTogether, type Meeting } from './walk-versions.ts'

export type Rewording = { readonly before: string; readonly now: string }

export type FlowDifference = {
  readonly stories: ReadonlyArray<Story>
  readonly reworded: ReadonlyArray<Rewording>
  readonly addedStates: ReadonlyArray<string>
  readonly removedStates: ReadonlyArray<string>
  readonly inside: ReadonlyArray<string>
}

/** States of both versions that no common story reaches, with the way of one version alone. */
function listSeparatePlaces(versions: Versions, met: ReadonlyArray<Meeting>): ReadonlyArray<Place> {
  const seen = new Set(met.map(({ before }) => before))
  const [oldStates, newStates] = [walkAlone(versions.before), walkAlone(versions.now)]
  const leaves = listStates(versions.before).filter(({ id, states }) => states.length === 0 && !seen.has(id))
  return leaves.flatMap(({ id: before }): Place[] => {
    const now = versions.pairs.toNew.get(before)
    if (now === undefined) return []
    const way = newStates.get(now)
    if (way) return [{ before, now, way, teller: versions.now }]
    const former = oldStates.get(before)
    return former ? [{ before, now, way: former, teller: versions.before }] : []
  })
}

/** Where a flow always goes on by itself, no other step can happen. */
function canHappen({ before, now }: Versions, place: Place, pair: StepPair) {
  const next = [
    ...nextSteps(listAvailableSteps(before, place.before)),
    ...nextSteps(listAvailableSteps(now, place.now)),
  ]
  return next.some((step) => step === pair.before || step === pair.now)
}

function createStepStories(versions: Versions, met: ReadonlyArray<Meeting>, apart: ReadonlyArray<Place>) {
  const together = met.flatMap(({ before, now, way, steps }) =>
    steps.map((pair) => ({ place: { before, now, way, teller: versions.now }, pair })),
  )
  const others = apart.flatMap((place) =>
    compareSteps(versions, place.before, place.now).map((pair) => ({ place, pair })),
  )
  const all = [...together, ...others].filter(
    ({ place, pair }) => pair.aspects.length === 0 || canHappen(versions, place, pair),
  )
  const told = all.map(({ place, pair }) => ({
    pair,
    story: pair.aspects.length > 0 ? createStepStory(versions, place, pair) : null,
  }))
  return {
    stories: told.flatMap(({ story }) => (story && isNoticed(story) ? [story] : [])),
    unnoticed: told.filter(({ story }) => !story || !isNoticed(story)).map(({ pair }) => pair),
  }
}

const isWithinState = (leaf: string, { id }: ChartState) => leaf === id || leaf.startsWith(`${id}.`)

function createStateStories(versions: Versions, places: ReadonlyArray<Place>): ReadonlyArray<Story> {
  const states = new Map(listStates(versions.now).map((state) => [state.id, state]))
  return listStates(versions.before).flatMap((one) => {
    const other = states.get(versions.pairs.toNew.get(one.id) ?? '')
    const [nowhere] = [{ before: one.id, now: other?.id ?? '', way: [], teller: versions.now }]
    const place = places.find(({ before }) => isWithinState(before, one)) ?? nowhere
    if (!other || !place) return []
    return [createStartStory(versions, place, one, other), createStateStory(versions, place, one, other)].filter(
      (each) => each !== null,
    )
  })
}

function findReworded(versions: Versions, met: ReadonlyArray<Meeting>): ReadonlyArray<Rewording> {
  const states = new Map(listStates(versions.now).map(({ id, meta }) => [id, meta.description]))
  const stateChanges = listStates(versions.before).map(({ id, meta }) => ({
    before: meta.description,
    now: states.get(versions.pairs.toNew.get(id) ?? ''),
  }))
  const stepChanges = met
    .flatMap(({ steps }) => steps)
    .map(({ before, now }) => ({ before: before?.meta.description, now: now?.meta.description }))
  const told = [...stateChanges, ...stepChanges].flatMap(({ before, now }) =>
    before !== undefined && now !== undefined && before !== now ? [{ before, now }] : [],
  )
  return [...new Map(told.map((each) => [JSON.stringify(each), each])).values()]
}

const listUnpairedSentences = (graph: FlowGraph, isPaired: (id: string) => boolean) =>
  listStates(graph).flatMap(({ id, path, meta }) => (isPaired(id) ? [] : [meta.description ?? quote(path)]))

function listRestingSentences(versions: Versions, places: ReadonlyArray<Place>): ReadonlySet<string> {
  const waiting = places.flatMap(({ teller, before, now }) => {
    const at = teller === versions.now ? now : before
    const isWaiting = !listAvailableSteps(teller, at).some((step) => step.event === '' && !isGuarded(step))
    return isWaiting ? [getStateSentence(teller, at)] : []
  })
  return new Set(waiting)
}

export function compareFlow(before: FlowGraph, now: FlowGraph): FlowDifference {
  const versions: Versions = { before, now, pairs: pairStates(before, now), renamed: findRenamed(before, now) }
  const met = walkTogether(versions)
  const apart = listSeparatePlaces(versions, met)
  const places = [...met.map((place) => ({ ...place, teller: now })), ...apart]
  const { stories: stepChanges, unnoticed } = createStepStories(versions, met, apart)
  const stories = [...stepChanges, ...createStateStories(versions, places)]
  return {
    stories: inOrder(joinStories(stories, listRestingSentences(versions, places))),
    reworded: findReworded(versions, met),
    addedStates: listUnpairedSentences(now, (id) => versions.pairs.toOld.has(id)),
    removedStates: listUnpairedSentences(before, (id) => versions.pairs.toNew.has(id)),
    inside: listInside(versions, unnoticed),
  }
}
