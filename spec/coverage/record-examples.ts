import type { Envelope, Pickle } from '@cucumber/messages'
import { transitionsMediaType } from '#machines/transition-ids.testing.ts'
import { isHarmless } from '#scripts/suites/list-failures.ts'
import { computeWordsHash } from '../results/example-keys.ts'
import type { RunContext } from '../results/store-results.ts'
import { listRunExamples } from '../results/names-of-run.ts'
import { describe, readRows } from '../results/read-cases.ts'
import {
  readExamplesRecord,
  writeExamplesRecord,
  type ExamplesRecord,
  type RecordedExample,
  type Run,
} from './records.ts'

type Ran = { readonly example: Omit<RecordedExample, 'run'>; readonly hasPassed: boolean }

type SourceHashLookup = RunContext['flows']['computeSourceHashes']

function readRun(envelopes: ReadonlyArray<Envelope>, computeSourceHashes: SourceHashLookup): ReadonlyArray<Ran> {
  const examples = listRunExamples(envelopes)
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
    of: { words: computeWordsHash(pickle), ...computeSourceHashes(pickle.uri) },
  })
  return envelopes.flatMap(({ testCaseStarted }) => {
    const example = testCaseStarted && examples.get(testCaseStarted.testCaseId)
    if (!example || !taken.has(testCaseStarted.id)) return []
    return { example: toExample(example, testCaseStarted.id), hasPassed: !broken.has(testCaseStarted.id) }
  })
}

function withoutForgotten({ runs, examples }: ExamplesRecord): ExamplesRecord {
  const kept = runs.filter((_, place) => examples.some(({ run }) => run === place))
  const toKeptIndex = (place: number) => kept.indexOf(runs[place] as Run)
  return { runs: kept, examples: examples.map((example) => ({ ...example, run: toKeptIndex(example.run) })) }
}

/** A whole run replaces everything, a partial run only what it ran. Failed examples are dropped: they prove nothing. */
export function addRun(
  before: ExamplesRecord | null,
  envelopes: ReadonlyArray<Envelope>,
  about: Omit<Run, 'count' | 'of'>,
  computeSourceHashes: SourceHashLookup,
): ExamplesRecord {
  const { runs, examples } = before && !about.isWhole ? before : { runs: [], examples: [] }
  // Tried again, an example is there twice: the last try is what counts.
  const last = new Map(readRun(envelopes, computeSourceHashes).map((each) => [each.example.key, each]))
  const passed = [...last.values()].flatMap(({ example, hasPassed }) =>
    hasPassed ? { ...example, run: runs.length } : [],
  )
  return withoutForgotten({
    runs: [...runs, { ...about, count: passed.length, of: last.size }],
    examples: [...examples.filter(({ key }) => !last.has(key)), ...passed],
  })
}

export function recordExamples(envelopes: ReadonlyArray<Envelope>, { run, flows }: RunContext, isWhole: boolean): void {
  if (!envelopes.some(({ attachment }) => attachment?.mediaType === transitionsMediaType)) return
  const about = { ...run, isWhole, machines: flows.machines }
  writeExamplesRecord(addRun(isWhole ? null : readExamplesRecord(), envelopes, about, flows.computeSourceHashes))
}
