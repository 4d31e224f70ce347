import type { ChartTransition } from '../draw/extract.ts'
import { compareSteps, type StepPair, type Versions } from './compare-steps.ts'
import { getAncestorChain, listInitialLeaves, type FlowGraph } from './flow-graph.ts'
import { nextSteps, listAvailableSteps } from './available-steps.ts'

export type PathStep = { readonly transition: ChartTransition; readonly from: string; readonly to: string }

export type Meeting = {
  readonly before: string
  readonly now: string
  readonly way: ReadonlyArray<PathStep>
  readonly steps: ReadonlyArray<StepPair>
}

function listTargetLeaves(graph: FlowGraph, { to }: ChartTransition, at: string): ReadonlyArray<string> {
  if (to.length === 0) return [at]
  return to
    .flatMap((target) => getAncestorChain(graph, target).slice(0, 1).flatMap(listInitialLeaves))
    .map(({ id }) => id)
}

const sortDescribedFirst = (steps: ReadonlyArray<ChartTransition>) => [
  ...steps.filter(({ meta }) => meta.description !== undefined),
  ...steps.filter(({ meta }) => meta.description === undefined),
]

const isUnchanged = ({ before, now, aspects }: StepPair) => before !== null && now !== null && aspects.length === 0

function listNextMeetings(
  versions: Versions,
  meeting: Meeting,
): ReadonlyArray<Pick<Meeting, 'before' | 'now' | 'way'>> {
  const kept = new Map(meeting.steps.filter(isUnchanged).map(({ before, now }) => [now, before]))
  const offered = sortDescribedFirst(nextSteps(listAvailableSteps(versions.now, meeting.now)))
  return offered.flatMap((transition) => {
    const former = kept.get(transition)
    if (!former) return []
    const reached = new Set(listTargetLeaves(versions.now, transition, meeting.now))
    return listTargetLeaves(versions.before, former, meeting.before).flatMap((before) => {
      const now = versions.pairs.toNew.get(before)
      if (now === undefined || !reached.has(now)) return []
      return [{ before, now, way: [...meeting.way, { transition, from: meeting.now, to: now }] }]
    })
  })
}

export const listInitialLeafIds = ({ root }: FlowGraph): ReadonlyArray<string> =>
  listInitialLeaves(root).map(({ id }) => id)

function startsTogether({ before, now, pairs }: Versions) {
  const starts = new Set(listInitialLeafIds(now))
  return listInitialLeafIds(before).flatMap((id) => {
    const other = pairs.toNew.get(id)
    return other !== undefined && starts.has(other) ? [{ before: id, now: other, way: [] }] : []
  })
}

export function walkTogether(versions: Versions): ReadonlyArray<Meeting> {
  const seen = new Set<string>()
  const met: Meeting[] = []
  let wave: ReadonlyArray<Pick<Meeting, 'before' | 'now' | 'way'>> = startsTogether(versions)
  while (wave.length > 0) {
    const fresh = wave.filter(({ before }) => !seen.has(before) && seen.add(before))
    const meetings = fresh.map((place) => ({ ...place, steps: compareSteps(versions, place.before, place.now) }))
    met.push(...meetings)
    wave = meetings.flatMap((meeting) => listNextMeetings(versions, meeting))
  }
  return met
}

export function walkAlone(graph: FlowGraph): ReadonlyMap<string, ReadonlyArray<PathStep>> {
  const ways = new Map<string, ReadonlyArray<PathStep>>(listInitialLeafIds(graph).map((id) => [id, []]))
  for (const [from, way] of ways) {
    const steps = sortDescribedFirst(nextSteps(listAvailableSteps(graph, from))).flatMap((transition) =>
      listTargetLeaves(graph, transition, from).map((to): PathStep => ({ transition, from, to })),
    )
    for (const step of steps) if (!ways.has(step.to)) ways.set(step.to, [...way, step])
  }
  return ways
}
