import { relative } from 'node:path'
import type { Envelope, Pickle, TestStepFinished, TestStepResultStatus } from '@cucumber/messages'

export type Failure = { name: string; reason: string; alone?: ReadonlyArray<string> }

type VitestFile = {
  name: string
  status: string
  message?: string
  assertionResults: VitestTest[]
}

type VitestTest = {
  ancestorTitles: string[]
  title: string
  fullName: string
  status: string
  failureMessages?: string[]
}

const createNamePattern = ({ ancestorTitles, title }: VitestTest) =>
  `^${[...ancestorTitles, title].join(' > ').replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`

/** A failed file without tests and message was never started, because the run stopped at an earlier failure. */
export function listVitestFailures(text: string): Failure[] {
  const { testResults } = JSON.parse(text) as { testResults: VitestFile[] }
  return testResults.filter(({ status }) => status === 'failed').flatMap(listFileFailures)
}

function listFileFailures({ name, message, assertionResults: tests }: VitestFile): Failure[] {
  const failed = tests.filter(({ status }) => status === 'failed')
  const file = relative(process.cwd(), name).replaceAll('\\', '/')
  if (failed.length === 0) {
    const reason = message || (tests.length > 0 ? 'What is done before its tests, or after them, failed.' : '')
    return reason ? [{ name: file, reason: shortened(reason), alone: [file] }] : []
  }
  // Of a test that neither passed nor failed the report does not say why it did not run: then the whole file is in doubt.
  const isWhole = !!message || tests.some(({ status }) => status !== 'passed' && status !== 'failed')
  return failed.map((test) => ({
    name: test.fullName,
    reason: shortened(test.failureMessages?.[0]),
    alone: isWhole ? [file] : [file, '--testNamePattern', createNamePattern(test)],
  }))
}

export function listCucumberFailures(text: string): Failure[] {
  const envelopes = readMessages(text)
  const findPickle = createPickleFinder(envelopes)
  const failures = new Map<string, Failure>()
  for (const { testStepFinished: step, testRunFinished: end } of envelopes) {
    if (end?.exception) failures.set('the run', { name: 'The run itself', reason: shortened(end.exception.message) })
    if (!step || isHarmless(step) || failures.has(step.testCaseStartedId)) continue
    const { message, status } = step.testStepResult
    const told = named(findPickle(step.testCaseStartedId))
    failures.set(step.testCaseStartedId, { ...told, reason: shortened(message ?? status) })
  }
  return [...failures.values()]
}

export function readMessages(text: string): Envelope[] {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as Envelope)
}

const harmless: readonly `${TestStepResultStatus}`[] = ['PASSED', 'SKIPPED']

export const isHarmless = ({ testStepResult }: TestStepFinished): boolean => harmless.includes(testStepResult.status)

const named = (pickle: Pickle | undefined) =>
  pickle
    ? { name: `${pickle.uri}: ${pickle.name}`, alone: [`${pickle.uri}:${pickle.location?.line}`] }
    : { name: 'A scenario without a name' }

function createPickleFinder(envelopes: Envelope[]): (testCaseStartedId: string) => Pickle | undefined {
  const pickles = new Map(envelopes.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle]] : [])))
  const cases = new Map(envelopes.flatMap(({ testCase }) => (testCase ? [[testCase.id, testCase.pickleId]] : [])))
  const runs = new Map(envelopes.flatMap(({ testCaseStarted: run }) => (run ? [[run.id, run.testCaseId]] : [])))
  return (id) => pickles.get(cases.get(runs.get(id) ?? '') ?? '')
}

const shortened = (message = '') => message.split('\n').slice(0, 12).join('\n').slice(0, 1500)
