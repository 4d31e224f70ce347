import type { Envelope, TestStepResultStatus } from '@cucumber/messages'
import { hashOfWords, keyOf, readKeys } from './example-keys.ts'

/** How an example ended in a run. */
export type Outcome = {
  readonly key: string
  readonly file: string
  readonly hasPassed: boolean
  readonly why: string
  /** A hash of what the example says. */
  readonly words: string
}

const [passed, skipped]: ReadonlyArray<`${TestStepResultStatus}`> = ['PASSED', 'SKIPPED']

type Ended = { isRun: boolean; hasPassed: boolean; why: string }

/** The first lines of what was wrong, without where in the code: the pages are handed on. */
const whyOf = (message: string) =>
  message
    .replaceAll(process.cwd(), '')
    .split('\n')
    .filter((line) => !/^\s*at /.test(line))
    .slice(0, 3)
    .join('\n')
    .slice(0, 400)

/** How each case ended, by the id of its start: a step that was skipped alone says that nothing ran. */
function readEnds(envelopes: ReadonlyArray<Envelope>): ReadonlyMap<string, Ended> {
  const ends = new Map<string, Ended>()
  for (const { testStepFinished: step } of envelopes) {
    if (!step) continue
    const { status, message } = step.testStepResult
    const end = ends.get(step.testCaseStartedId) ?? { isRun: false, hasPassed: true, why: '' }
    ends.set(step.testCaseStartedId, end)
    if (status === passed) end.isRun = true
    else if (status !== skipped) {
      const why = end.hasPassed ? whyOf(message ?? status) : end.why
      Object.assign(end, { isRun: true, hasPassed: false, why })
    }
  }
  return ends
}

/** What each example came to, by Cucumber's messages of a run; of one that was repeated the last try counts. */
export function readOutcomes(envelopes: ReadonlyArray<Envelope>): ReadonlyArray<Outcome> {
  const keys = new Map(
    envelopes.flatMap(({ gherkinDocument: document }) =>
      document ? [[document.uri ?? '', readKeys(document.uri ?? '', document)] as const] : [],
    ),
  )
  const pickles = new Map(envelopes.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle] as const] : [])))
  const cases = new Map(envelopes.flatMap(({ testCase }) => (testCase ? [[testCase.id, testCase.pickleId]] : [])))
  const ends = readEnds(envelopes)
  return envelopes.flatMap(({ testCaseStarted: start }): ReadonlyArray<Outcome> => {
    const pickle = start && pickles.get(cases.get(start.testCaseId) ?? '')
    const end = start && ends.get(start.id)
    const key = pickle && keyOf(keys.get(pickle.uri) ?? new Map(), pickle)
    if (!pickle || !end?.isRun || !key) return []
    return [{ key, file: pickle.uri, hasPassed: end.hasPassed, why: end.why, words: hashOfWords(pickle) }]
  })
}
