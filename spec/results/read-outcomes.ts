import type { Envelope, TestStepResultStatus } from '@cucumber/messages'
import { computeWordsHash } from './example-keys.ts'
import { listRunExamples } from './names-of-run.ts'

export type Outcome = {
  readonly key: string
  readonly file: string
  readonly hasPassed: boolean
  readonly why: string
  readonly words: string
}

const [passed, skipped]: ReadonlyArray<`${TestStepResultStatus}`> = ['PASSED', 'SKIPPED']

type CaseEnd = { isRun: boolean; hasPassed: boolean; why: string }

const shortenErrorMessage = (message: string) =>
  message
    .replaceAll(process.cwd(), '')
    .split('\n')
    .filter((line) => !/^\s*at /.test(line))
    .slice(0, 3)
    .join('\n')
    .slice(0, 400)

/** By the id of the start. A case with only skipped steps did not run. */
function readEnds(envelopes: ReadonlyArray<Envelope>): ReadonlyMap<string, CaseEnd> {
  const ends = new Map<string, CaseEnd>()
  for (const { testStepFinished: step } of envelopes) {
    if (!step) continue
    const { status, message } = step.testStepResult
    const end = ends.get(step.testCaseStartedId) ?? { isRun: false, hasPassed: true, why: '' }
    ends.set(step.testCaseStartedId, end)
    if (status === passed) end.isRun = true
    else if (status !== skipped) {
      const why = end.hasPassed ? shortenErrorMessage(message ?? status) : end.why
      Object.assign(end, { isRun: true, hasPassed: false, why })
    }
  }
  return ends
}

export function readOutcomes(envelopes: ReadonlyArray<Envelope>): ReadonlyArray<Outcome> {
  const examples = listRunExamples(envelopes)
  const ends = readEnds(envelopes)
  return envelopes.flatMap(({ testCaseStarted: start }): ReadonlyArray<Outcome> => {
    const example = start && examples.get(start.testCaseId)
    const end = start && ends.get(start.id)
    if (!example?.key || !end?.isRun) return []
    const { key, pickle } = example
    return [{ key, file: pickle.uri, hasPassed: end.hasPassed, why: end.why, words: computeWordsHash(pickle) }]
  })
}
