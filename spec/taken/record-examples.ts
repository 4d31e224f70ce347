import type { Envelope, Pickle } from '@cucumber/messages'
import { transitionsMediaType } from '#machines/transition-ids.testing.ts'
import { isHarmless } from '#scripts/suites/list-failures.ts'
import { hashOfWords } from '../results/example-keys.ts'
import type { Begun } from '../results/keep-results.ts'
import { examplesOfRun } from '../results/names-of-run.ts'
import { describe, readRows } from '../results/read-cases.ts'
import {
  readExamplesRecord,
  writeExamplesRecord,
  type ExamplesRecord,
  type RecordedExample,
  type Run,
} from './records.ts'

/** An example that ran: what is kept of it when it passed. */
type Ran = { readonly example: Omit<RecordedExample, 'run'>; readonly hasPassed: boolean }

type MadeOf = Begun['flows']['madeOf']

/** The examples of a run in memory, by what Cucumber tells of it; an example that was tried again counts as its last try. */
function readRun(envelopes: ReadonlyArray<Envelope>, madeOf: MadeOf): ReadonlyArray<Ran> {
  const examples = examplesOfRun(envelopes)
  const rows = new Map(envelopes.flatMap(({ gherkinDocument: read }) => (read ? [...readRows(read)] : [])))
  const notes = envelopes.flatMap(({ attachment }) =>
    attachment?.mediaType === transitionsMediaType ? attachment : [],
  )
  const taken = new Map(notes.map(({ testCaseStartedId, body }) => [testCaseStartedId, JSON.parse(body) as string[]]))
  const broken = new Set(
    envelopes.flatMap(({ testStepFinished: step }) => (step && !isHarmless(step) ? step.testCaseStartedId : [])),
  )
  const toExample = ({ key, pickle }: { readonly key: string; readonly pickle: Pickle }, id: string) => ({
    key,
    ...describe(pickle, rows),
    taken: taken.get(id) ?? [],
    of: { words: hashOfWords(pickle), ...madeOf(pickle.uri) },
  })
  return envelopes.flatMap(({ testCaseStarted }) => {
    const example = testCaseStarted && examples.get(testCaseStarted.testCaseId)
    if (!example || !taken.has(testCaseStarted.id)) return []
    return { example: toExample(example, testCaseStarted.id), hasPassed: !broken.has(testCaseStarted.id) }
  })
}

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
 * @param madeOf what the examples of a feature were made of when the run began
 */
export function addRun(
  before: ExamplesRecord | null,
  envelopes: ReadonlyArray<Envelope>,
  about: Omit<Run, 'count' | 'of'>,
  madeOf: MadeOf,
): ExamplesRecord {
  const { runs, examples } = before && !about.isWhole ? before : { runs: [], examples: [] }
  // Tried again, an example is there twice: the last try is what counts.
  const last = new Map(readRun(envelopes, madeOf).map((each) => [each.example.key, each]))
  const passed = [...last.values()].flatMap(({ example, hasPassed }) =>
    hasPassed ? { ...example, run: runs.length } : [],
  )
  return withoutForgotten({
    runs: [...runs, { ...about, count: passed.length, of: last.size }],
    examples: [...examples.filter(({ key }) => !last.has(key)), ...passed],
  })
}

/** Records the run in memory that has just ended by Cucumber's messages, unless nothing was heard in it. */
export function recordExamples(envelopes: ReadonlyArray<Envelope>, { run, flows }: Begun, isWhole: boolean): void {
  if (!envelopes.some(({ attachment }) => attachment?.mediaType === transitionsMediaType)) return
  const about = { ...run, isWhole, machines: flows.machines }
  writeExamplesRecord(addRun(isWhole ? null : readExamplesRecord(), envelopes, about, flows.madeOf))
}
