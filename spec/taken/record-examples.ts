import type { Envelope, GherkinDocument, Pickle, TableRow } from '@cucumber/messages'
import { transitionsMediaType } from '#machines/transition-ids.testing.ts'
import { isHarmless } from '#scripts/list-failures.ts'
import { examplesOf, rulesOf } from '../lint/shape.ts'
import { readAt } from './commit.ts'
import {
  readExamplesRecord,
  writeExamplesRecord,
  type ExamplesRecord,
  type RecordedExample,
  type Run,
} from './records.ts'

/** An example that ran: what is kept of it when it passed. */
type Ran = { readonly example: Omit<RecordedExample, 'run'>; readonly hasPassed: boolean }

/** The rows of the outlines of a feature, by the ids of one run. */
function rowsOf({ feature }: GherkinDocument): ReadonlyArray<TableRow> {
  const scenarios = feature ? [...examplesOf(feature), ...rulesOf(feature).flatMap(examplesOf)] : []
  return scenarios.flatMap(({ examples }) => examples.flatMap(({ tableBody }) => tableBody))
}

const sayRow = (row: TableRow | undefined) => row?.cells.map(({ value }) => value).join(', ') ?? ''

const byId = <Item extends { readonly id: string }>(items: ReadonlyArray<Item>) =>
  new Map(items.map((item) => [item.id, item]))

/** The examples of a run in memory, by what Cucumber tells of it; an example that was tried again counts as its last try. */
function readRun(envelopes: ReadonlyArray<Envelope>): ReadonlyArray<Ran> {
  const pickles = byId(envelopes.flatMap(({ pickle }) => pickle ?? []))
  const cases = byId(envelopes.flatMap(({ testCase }) => testCase ?? []))
  const rows = byId(envelopes.flatMap(({ gherkinDocument }) => (gherkinDocument ? rowsOf(gherkinDocument) : [])))
  const notes = envelopes.flatMap(({ attachment }) =>
    attachment?.mediaType === transitionsMediaType ? attachment : [],
  )
  const taken = new Map(notes.map(({ testCaseStartedId, body }) => [testCaseStartedId, JSON.parse(body) as string[]]))
  const broken = new Set(
    envelopes.flatMap(({ testStepFinished: step }) => (step && !isHarmless(step) ? step.testCaseStartedId : [])),
  )
  const toExample = ({ uri, name, location, astNodeIds }: Pickle, id: string) => ({
    file: uri,
    line: location?.line ?? 1,
    title: name,
    row: sayRow(rows.get(astNodeIds[1] ?? '')),
    taken: taken.get(id) ?? [],
  })
  return envelopes.flatMap(({ testCaseStarted }) => {
    const pickle = testCaseStarted && pickles.get(cases.get(testCaseStarted.testCaseId)?.pickleId ?? '')
    if (!pickle || !taken.has(testCaseStarted.id)) return []
    return { example: toExample(pickle, testCaseStarted.id), hasPassed: !broken.has(testCaseStarted.id) }
  })
}

/** What an example is called in every run: its line may change, and the ids of Cucumber always do. */
const nameOf = ({ file, title, row }: Pick<RecordedExample, 'file' | 'title' | 'row'>) => `${file} ${title} ${row}`

/** The runs that examples are still of, and the examples with their places among these. */
function withoutForgotten({ runs, examples }: ExamplesRecord): ExamplesRecord {
  const kept = runs.filter((_, place) => examples.some(({ run }) => run === place))
  const toKept = (place: number) => kept.indexOf(runs[place] as Run)
  return { runs: kept, examples: examples.map((example) => ({ ...example, run: toKept(example.run) })) }
}

/**
 * Adds a run to what is recorded. A whole run replaces all; a run by name replaces what it ran. An example that failed is
 * kept by neither: what it took proves nothing.
 * @param envelopes Cucumber's messages of the run
 * @param before what was recorded before; null when nothing was
 */
export function addRun(
  before: ExamplesRecord | null,
  envelopes: ReadonlyArray<Envelope>,
  about: Omit<Run, 'count'>,
): ExamplesRecord {
  const ran = readRun(envelopes)
  const { runs, examples } = before && !about.isWhole ? before : { runs: [], examples: [] }
  const names = new Set(ran.map(({ example }) => nameOf(example)))
  // Tried again, an example is there twice: the last try is what counts.
  const last = new Map(ran.map((each) => [`${each.example.file}:${each.example.line}`, each]))
  const passed = [...last.values()].flatMap(({ example, hasPassed }) =>
    hasPassed ? { ...example, run: runs.length } : [],
  )
  return withoutForgotten({
    runs: [...runs, { ...about, count: passed.length }],
    examples: [...examples.filter((example) => !names.has(nameOf(example))), ...passed],
  })
}

/** Records the run in memory that has just ended by Cucumber's messages, unless nothing was heard in it. */
export function recordExamples(
  envelopes: ReadonlyArray<Envelope>,
  { seed, isWhole }: Pick<Run, 'seed' | 'isWhole'>,
): void {
  if (!envelopes.some(({ attachment }) => attachment?.mediaType === transitionsMediaType)) return
  const about = { ...readAt(), date: new Date().toISOString(), seed, isWhole }
  writeExamplesRecord(addRun(isWhole ? null : readExamplesRecord(), envelopes, about))
}
