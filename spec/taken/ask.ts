import { belongsTo } from '#scripts/names/kinds.ts'
import { readChart, statesBelow, type ChartTransition } from '../draw/extract.ts'
import { stemOfName, type Flow } from '../machines.ts'
import { flowOf, takerOf, type Taker } from './read-taken.ts'
import type { ExamplesRecord, PathsRecord, RecordedExample, RecordedPaths } from './records.ts'

/** A state as it is named in the chart, with the clause that it says of itself; empty where it says nothing. */
export type NamedState = { readonly name: string; readonly says: string }

/** A transition in the words of the chart, and who takes it. */
export type Answered = {
  readonly id: string
  readonly from: NamedState
  /** Empty when it stays where it is. */
  readonly to: ReadonlyArray<NamedState>
  /** What sets it off; "at once" when nothing has to. */
  readonly event: string
  /** What happens, as a clause; empty where the machine says nothing of it. */
  readonly says: string
  /** "if …", "otherwise", or nothing; with a number where several are asked one after the other. */
  readonly guard: string
  readonly requirements: ReadonlyArray<string>
  /** Null when no run has been recorded. */
  readonly examples: ReadonlyArray<Taker> | null
  /** Null when no paths have been recorded. */
  readonly isInPaths: boolean | null
  /** Why no path can take it; null where one does, or nobody has said. */
  readonly unreachable: string | null
}

/** What is known of what was taken. */
export type Known = { readonly examples: ExamplesRecord | null; readonly paths: RecordedPaths | null }

const nowhere: NamedState = { name: 'any state', says: '' }

const guardOf = ({ place, guard }: ChartTransition) => (place > 0 ? `${place}. ${guard || 'always'}` : guard)

/** The examples by the transitions they take; those of the flow's own features are the first. */
function placesById(machine: Flow['machine'], { examples }: ExamplesRecord): ReadonlyMap<string, ReadonlyArray<Taker>> {
  const stem = flowOf(machine.id)
  const isForeign = ({ file }: RecordedExample) => Number(!belongsTo(stem, file))
  const byFile = examples.toSorted((one, other) => isForeign(one) - isForeign(other) || compare(one, other))
  const pairs = byFile.flatMap((example) => example.taken.map((id) => ({ id, place: takerOf(example) })))
  const groups = Map.groupBy(
    pairs.filter(({ id }) => flowOf(id) === stem),
    ({ id }) => id,
  )
  return new Map([...groups].map(([id, group]) => [id, group.map(({ place }) => place)]))
}

const compare = (one: RecordedExample, other: RecordedExample) =>
  one.file.localeCompare(other.file) || one.line - other.line

/** Every transition of a flow in the order of its chart, and who takes it. */
export function answerFlow(flow: Pick<Flow, 'machine'>, { examples, paths }: Known): ReadonlyArray<Answered> {
  const { root, transitions } = readChart(flow.machine)
  const states = new Map(
    statesBelow(root).map(({ id, path, meta }) => [id, { name: path, says: meta.description ?? '' }]),
  )
  const places = examples && placesById(flow.machine, examples)
  const stateOf = (id: string) => states.get(id) ?? nowhere
  return transitions.map((transition) => ({
    id: transition.id,
    from: stateOf(transition.from),
    to: transition.to.map(stateOf),
    event: transition.event || 'at once',
    says: transition.meta.description ?? '',
    guard: guardOf(transition),
    requirements: transition.meta.requirements ?? [],
    examples: places && (places.get(transition.id) ?? []),
    isInPaths: paths && paths.taken.includes(transition.id),
    unreachable: paths?.unreachable[transition.id] ?? null,
  }))
}

/** Whether each of the words, or the beginning or middle of one, stands in a state of the transition or in what it says. */
export function hasWords({ id, from, to, event, says, guard }: Answered, words: ReadonlyArray<string>): boolean {
  const states = [from, ...to].flatMap((state) => [state.name, state.says])
  const text = [id, event, says, guard, ...states].join('\n').toLowerCase()
  return words.every((word) => text.includes(word.toLowerCase()))
}

/** The examples that take any of some transitions too. */
export function takingToo(record: ExamplesRecord | null, ids: ReadonlyArray<string>): ExamplesRecord | null {
  const wanted = new Set(ids)
  return record && { ...record, examples: record.examples.filter(({ taken }) => taken.some((id) => wanted.has(id))) }
}

/** The file that makes the paths of a flow. */
export const pathsFileOf = ({ stem }: Pick<Flow, 'stem'>) => `steps/${stem}/paths.ts`

/** What is recorded of the paths of a flow. */
export const pathsOf = (record: PathsRecord | null, flow: Pick<Flow, 'stem'>): RecordedPaths | null =>
  record?.files.find(({ file }) => file === pathsFileOf(flow)) ?? null

/** Those that nothing takes, those that paths alone take, and those that examples take. */
export function groupAnswers(answers: ReadonlyArray<Answered>) {
  const byExamples = answers.filter(({ examples }) => examples !== null && examples.length > 0)
  const rest = answers.filter((answer) => !byExamples.includes(answer))
  return {
    byNothing: rest.filter(({ isInPaths }) => !isInPaths),
    byPathsAlone: rest.filter(({ isInPaths }) => isInPaths),
    byExamples,
  }
}

/** The flow of a name: `job-page`, or "Job page" as it is written on pages, in capital letters or small ones. */
export function findFlow(flows: ReadonlyArray<Flow>, name: string): Flow | null {
  const stem = stemOfName(name)
  return flows.find((flow) => flow.stem === stem) ?? null
}
