import type { Envelope, TestStepFinished, TestStepResultStatus } from '@cucumber/messages'

/** A test that failed: its name, and the first lines of what was wrong. */
export type Failure = { name: string; reason: string }

type VitestReport = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/**
 * What failed by Vitest's JSON report; a file that broke before its first test is named by its path. A file without a
 * message was not begun, because the run ended with an earlier failure.
 */
export function listVitestFailures(text: string): Failure[] {
  return (JSON.parse(text) as VitestReport).testResults.flatMap((file) => {
    if (file.status === 'failed' && file.assertionResults.length === 0)
      return file.message ? [{ name: file.name, reason: shortened(file.message) }] : []
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    return failed.map((test) => ({ name: test.fullName, reason: shortened(test.failureMessages?.[0]) }))
  })
}

/** What failed by Cucumber's messages: each scenario with the first step that went wrong, and what broke outside of them. */
export function listCucumberFailures(text: string): Failure[] {
  const envelopes = readMessages(text)
  const nameOf = namesOf(envelopes)
  const failures = new Map<string, Failure>()
  for (const { testStepFinished: step, testRunFinished: end } of envelopes) {
    if (end?.exception) failures.set('the run', { name: 'The run itself', reason: shortened(end.exception.message) })
    if (!step || isHarmless(step) || failures.has(step.testCaseStartedId)) continue
    const { message, status } = step.testStepResult
    failures.set(step.testCaseStartedId, { name: nameOf(step.testCaseStartedId), reason: shortened(message ?? status) })
  }
  return [...failures.values()]
}

/** Cucumber's messages, of which the report has one as JSON in each line. */
export function readMessages(text: string): Envelope[] {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as Envelope)
}

const harmless: readonly `${TestStepResultStatus}`[] = ['PASSED', 'SKIPPED']

/** A step that passed, or that was not reached because an earlier one failed. */
export const isHarmless = ({ testStepResult }: TestStepFinished): boolean => harmless.includes(testStepResult.status)

function namesOf(envelopes: Envelope[]): (testCaseStartedId: string) => string {
  const pickles = new Map(envelopes.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle]] : [])))
  const cases = new Map(envelopes.flatMap(({ testCase }) => (testCase ? [[testCase.id, testCase.pickleId]] : [])))
  const runs = new Map(envelopes.flatMap(({ testCaseStarted: run }) => (run ? [[run.id, run.testCaseId]] : [])))
  return (id) => {
    const pickle = pickles.get(cases.get(runs.get(id) ?? '') ?? '')
    return pickle ? `${pickle.uri}: ${pickle.name}` : 'A scenario without a name'
  }
}

const shortened = (message = '') => message.split('\n').slice(0, 12).join('\n').slice(0, 1500)
