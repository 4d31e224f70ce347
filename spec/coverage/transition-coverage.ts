import { isFlowFile } from '#scripts/names/names.ts'
import { readChart, statesBelow, type ChartTransition } from '../draw/extract.ts'
import { toFlowStem, type Flow } from '../machines.ts'
import { parseFlowStem, toTaker, type TakingExample } from './takers.ts'
import type { ExamplesRecord, PathsRecord, RecordedExample, RecordedPaths } from './records.ts'

export type NamedState = { readonly name: string; readonly says: string }

export type TransitionCoverage = {
  readonly id: string
  readonly from: NamedState
  /** Empty when the state stays. */
  readonly to: ReadonlyArray<NamedState>
  readonly event: string
  readonly says: string
  readonly guard: string
  readonly requirements: ReadonlyArray<string>
  /** Null when no run is recorded. */
  readonly examples: ReadonlyArray<TakingExample> | null
  /** Null when no paths are recorded. */
  readonly isInPaths: boolean | null
  /** Why no path can take it; null when one does or none is given. */
  readonly unreachable: string | null
}

export type FlowRecords = { readonly examples: ExamplesRecord | null; readonly paths: RecordedPaths | null }

const nowhere: NamedState = { name: 'any state', says: '' }

const formatGuard = ({ place, guard }: ChartTransition) => (place > 0 ? `${place}. ${guard || 'always'}` : guard)

function placesById(
  machine: Flow['machine'],
  { examples }: ExamplesRecord,
): ReadonlyMap<string, ReadonlyArray<TakingExample>> {
  const stem = parseFlowStem(machine.id)
  const isForeign = ({ file }: RecordedExample) => Number(!isFlowFile(stem, file))
  const byFile = examples.toSorted((one, other) => isForeign(one) - isForeign(other) || compare(one, other))
  const pairs = byFile.flatMap((example) => example.taken.map((id) => ({ id, place: toTaker(example) })))
  const groups = Map.groupBy(
    pairs.filter(({ id }) => parseFlowStem(id) === stem),
    ({ id }) => id,
  )
  return new Map([...groups].map(([id, group]) => [id, group.map(({ place }) => place)]))
}

const compare = (one: RecordedExample, other: RecordedExample) =>
  one.file.localeCompare(other.file) || one.line - other.line

export function answerFlow(
  flow: Pick<Flow, 'machine'>,
  { examples, paths }: FlowRecords,
): ReadonlyArray<TransitionCoverage> {
  const { root, transitions } = readChart(flow.machine)
  const states = new Map(
    statesBelow(root).map(({ id, path, meta }) => [id, { name: path, says: meta.description ?? '' }]),
  )
  const places = examples && placesById(flow.machine, examples)
  const getState = (id: string) => states.get(id) ?? nowhere
  return transitions.map((transition) => ({
    id: transition.id,
    from: getState(transition.from),
    to: transition.to.map(getState),
    event: transition.event || 'at once',
    says: transition.meta.description ?? '',
    guard: formatGuard(transition),
    requirements: transition.meta.requirements ?? [],
    examples: places && (places.get(transition.id) ?? []),
    isInPaths: paths && paths.taken.includes(transition.id),
    unreachable: paths?.unreachable[transition.id] ?? null,
  }))
}

export function hasWords(
  { id, from, to, event, says, guard }: TransitionCoverage,
  words: ReadonlyArray<string>,
): boolean {
  const states = [from, ...to].flatMap((state) => [state.name, state.says])
  const text = [id, event, says, guard, ...states].join('\n').toLowerCase()
  return words.every((word) => text.includes(word.toLowerCase()))
}

export function filterByTransitions(record: ExamplesRecord | null, ids: ReadonlyArray<string>): ExamplesRecord | null {
  const wanted = new Set(ids)
  return record && { ...record, examples: record.examples.filter(({ taken }) => taken.some((id) => wanted.has(id))) }
}

export const getPathsFile = ({ stem }: Pick<Flow, 'stem'>) => `steps/${stem}/paths.ts`

export const findFlowPaths = (record: PathsRecord | null, flow: Pick<Flow, 'stem'>): RecordedPaths | null =>
  record?.files.find(({ file }) => file === getPathsFile(flow)) ?? null

export function groupAnswers(answers: ReadonlyArray<TransitionCoverage>) {
  const byExamples = answers.filter(({ examples }) => examples !== null && examples.length > 0)
  const rest = answers.filter((answer) => !byExamples.includes(answer))
  return {
    byNothing: rest.filter(({ isInPaths }) => !isInPaths),
    byPathsAlone: rest.filter(({ isInPaths }) => isInPaths),
    byExamples,
  }
}

export function findFlow(flows: ReadonlyArray<Flow>, name: string): Flow | null {
  const stem = toFlowStem(name)
  return flows.find((flow) => flow.stem === stem) ?? null
}
