import type { ChartTransition } from '../draw/extract.ts'
import { getAncestorChain, type FlowGraph } from './flow-graph.ts'
import { listObservableActions } from './observable-actions.ts'
import type { StatePairs } from './match-states.ts'
import { isGuarded, listAvailableSteps } from './available-steps.ts'

export type Versions = {
  readonly before: FlowGraph
  readonly now: FlowGraph
  readonly pairs: StatePairs
  /** Renamed guards and actions: from `guard <old name>` or `action <old name>` to the new name. */
  readonly renamed: ReadonlyMap<string, string>
}

export type Aspect = 'came' | 'went' | 'elsewhere' | 'guard' | 'actions' | 'time' | 'order'

export type StepPair = {
  readonly before: ChartTransition | null
  readonly now: ChartTransition | null
  readonly aspects: ReadonlyArray<Aspect>
}

type Key = (transition: ChartTransition, side: 'before' | 'now') => string | null

function resolveGuardName({ renamed }: Versions, transition: ChartTransition, side: 'before' | 'now') {
  if (!isGuarded(transition)) return ''
  const name = transition.guard.replace(/^if /, '')
  return `if ${side === 'now' ? name : (renamed.get(`guard ${name}`) ?? name)}`
}

export const resolveActionNames = ({ renamed }: Versions, { actions }: ChartTransition, side: 'before' | 'now') =>
  side === 'now' ? actions : actions.map((name) => renamed.get(`action ${name}`) ?? name)

export const listObservableStepActions = (versions: Versions, step: ChartTransition, side: 'before' | 'now') =>
  listObservableActions(versions[side], step.actions).map((name) =>
    side === 'now' ? name : (versions.renamed.get(`action ${name}`) ?? name),
  )

/** In ids of the new version; '' when the step stays where it is. */
function resolveTarget({ before, now, pairs }: Versions, { id, from, to }: ChartTransition, side: 'before' | 'now') {
  const graph = side === 'before' ? before : now
  const isInner = (getAncestorChain(graph, from)[0]?.states.length ?? 0) > 0
  if (to.length === 1 && to[0] === from && !isInner && graph.details[id]?.again !== true) return ''
  return to.map((target) => (side === 'now' ? target : (pairs.toNew.get(target) ?? `gone ${target}`))).join(' ')
}

const isTimed = ({ id }: ChartTransition) => id.includes('|xstate.after.')

/** From the strictest match to the loosest; each key pairs what the earlier ones left. */
const createMatchKeys = (versions: Versions): ReadonlyArray<Key> => {
  const target = (each: ChartTransition, side: 'before' | 'now') => resolveTarget(versions, each, side)
  const guard = (each: ChartTransition, side: 'before' | 'now') => resolveGuardName(versions, each, side)
  const actions = (each: ChartTransition, side: 'before' | 'now') => resolveActionNames(versions, each, side).join(',')
  return [
    (each, side) => [each.event, guard(each, side), target(each, side), each.meta.description].join('|'),
    (each, side) => [each.event, guard(each, side), target(each, side)].join('|'),
    ({ event, meta }) => (meta.description === undefined ? null : `${event}|${meta.description}`),
    (each, side) => (isGuarded(each) ? `${each.event}|${guard(each, side)}` : null),
    (each, side) => [each.event, target(each, side), isGuarded(each)].join('|'),
    ({ meta }) => meta.description ?? null,
    (each, side) => (isTimed(each) ? target(each, side) : null),
    (each, side) => [guard(each, side), target(each, side), actions(each, side)].join('|'),
    (each) => (isGuarded(each) ? null : each.event),
  ]
}

type Two = readonly [ChartTransition, ChartTransition]

function pairSteps(before: ReadonlyArray<ChartTransition>, now: ReadonlyArray<ChartTransition>, versions: Versions) {
  const found = new Map<ChartTransition, ChartTransition>()
  const left = new Set(now)
  for (const getKey of createMatchKeys(versions)) {
    const waiting = Map.groupBy(left, (each) => getKey(each, 'now'))
    for (const each of before) {
      const key = getKey(each, 'before')
      const other = found.has(each) || key === null ? undefined : waiting.get(key)?.shift()
      if (!other) continue
      found.set(each, other)
      left.delete(other)
    }
  }
  return { found, left }
}

const isSameSet = (one: ReadonlyArray<string>, other: ReadonlyArray<string>) =>
  one.toSorted().join('|') === other.toSorted().join('|')

const isReentry = (graph: FlowGraph, { id }: ChartTransition) => graph.details[id]?.again === true
const getDelay = (graph: FlowGraph, { id }: ChartTransition) => graph.details[id]?.delay ?? null

function listChangedAspects([one, other]: Two, versions: Versions): ReadonlyArray<Aspect> {
  const { before, now } = versions
  const isElsewhere =
    resolveTarget(versions, one, 'before') !== resolveTarget(versions, other, 'now') ||
    isReentry(before, one) !== isReentry(now, other)
  return [
    ...(isElsewhere ? (['elsewhere'] as const) : []),
    ...(resolveGuardName(versions, one, 'before') === resolveGuardName(versions, other, 'now')
      ? []
      : (['guard'] as const)),
    ...(isSameSet(listObservableStepActions(versions, one, 'before'), listObservableStepActions(versions, other, 'now'))
      ? []
      : (['actions'] as const)),
    ...(getDelay(before, one) === getDelay(now, other) ? [] : (['time'] as const)),
  ]
}

function isOvertaken([one, other]: Two, all: ReadonlyArray<Two>, now: ReadonlyArray<ChartTransition>) {
  const place = all.findIndex(([each]) => each === one)
  return all
    .slice(place + 1)
    .some(([each, its]) => each.event === one.event && isGuarded(each) && now.indexOf(its) < now.indexOf(other))
}

export function compareSteps(versions: Versions, formerLeaf: string, leafNow: string): ReadonlyArray<StepPair> {
  const [before, now] = [listAvailableSteps(versions.before, formerLeaf), listAvailableSteps(versions.now, leafNow)]
  const { found, left } = pairSteps(before, now, versions)
  const kept = before.flatMap((each): Two[] => {
    const other = found.get(each)
    return other ? [[each, other]] : []
  })
  const pairs = kept.map((two): StepPair => {
    const aspects = listChangedAspects(two, versions)
    const isLater = isGuarded(two[0]) && isGuarded(two[1]) && isOvertaken(two, kept, now)
    return { before: two[0], now: two[1], aspects: isLater ? [...aspects, 'order'] : aspects }
  })
  const gone = before.filter((each) => !found.has(each))
  return [
    ...pairs,
    ...gone.map((each): StepPair => ({ before: each, now: null, aspects: ['went'] })),
    ...[...left].map((each): StepPair => ({ before: null, now: each, aspects: ['came'] })),
  ]
}
