import { statesBelow, type Chart, type ChartState, type ChartTransition } from './extract.ts'

export type DiagramPart = ReadonlyArray<ChartState>

const listStateIds = (part: DiagramPart) =>
  new Set(part.flatMap((state) => [state, ...statesBelow(state)]).map(({ id }) => id))

export const mapToTopLevelState = ({ root }: Pick<Chart, 'root'>): ReadonlyMap<string, string> =>
  new Map(root.states.flatMap((state) => [state, ...statesBelow(state)].map(({ id }) => [id, state.id] as const)))

function listPartitions(length: number, count: number, from = 0): ReadonlyArray<ReadonlyArray<number>> {
  if (count === 1) return [[length]]
  const ends = Array.from({ length: length - from - count + 1 }, (_, index) => from + index + 1)
  return ends.flatMap((end) => listPartitions(length, count - 1, end).map((rest) => [end, ...rest]))
}

/** Weight of uneven part sizes against the number of arrows cut. */
const imbalanceWeight = 0.6

export function splitStates(chart: Chart, count: number): ReadonlyArray<DiagramPart> {
  const { states } = chart.root
  const outermost = mapToTopLevelState(chart)
  const places = new Map(states.map(({ id }, place) => [id, place]))
  const getPlace = (id: string) => places.get(outermost.get(id) ?? '') ?? -1
  const edges = chart.transitions
    .flatMap(({ from, to }) => to.map((target) => [getPlace(from), getPlace(target)] as const))
    .filter(([from, to]) => from >= 0 && from !== to)
  const weights = states.map((_, place) => 1 + edges.filter(([from]) => from === place).length)
  const computeCost = (ends: ReadonlyArray<number>) => {
    const findPartIndex = (place: number) => ends.findIndex((end) => place < end)
    const sizes = ends.map(() => 0)
    weights.forEach((weight, place) => (sizes[findPartIndex(place)]! += weight))
    const crossing = edges.filter(([from, to]) => findPartIndex(from) !== findPartIndex(to)).length
    return crossing + imbalanceWeight * Math.max(...sizes) * count
  }
  const best = listPartitions(states.length, count).reduce(
    (kept, ends) => {
      const cost = computeCost(ends)
      return cost < kept.cost ? { ends, cost } : kept
    },
    { ends: [] as ReadonlyArray<number>, cost: Infinity },
  )
  return best.ends.map((end, index) => states.slice(best.ends[index - 1] ?? 0, end))
}

export function listPartTransitions(chart: Chart, part: DiagramPart): ReadonlyArray<ChartTransition> {
  const inside = listStateIds(part)
  const outermost = mapToTopLevelState(chart)
  return chart.transitions
    .filter(({ from }) => inside.has(from))
    .map((each) => ({ ...each, to: each.to.map((id) => (inside.has(id) ? id : (outermost.get(id) ?? id))) }))
}

export function listPartEntries(
  chart: Chart,
  part: DiagramPart,
): ReadonlyArray<{ readonly from: string; readonly to: string }> {
  const inside = listStateIds(part)
  const outermost = mapToTopLevelState(chart)
  const ends = chart.transitions
    .filter(({ from }) => outermost.has(from) && !inside.has(from))
    .flatMap(({ from, to }) =>
      to.filter((id) => inside.has(id)).map((id) => ({ from: outermost.get(from) ?? from, to: id })),
    )
  return [...Map.groupBy(ends, ({ from, to }) => `${from} → ${to}`).values()].flatMap(([first]) => first ?? [])
}
