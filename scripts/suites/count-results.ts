import { TestStepResultStatus, type Envelope } from '@cucumber/messages'
import { isHarmless, readMessages, type Failure } from './list-failures.ts'

export type Totals = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

export function countVitest(text: string): Totals {
  const report = JSON.parse(text) as VitestReport
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

export function countCucumber(text: string): Totals {
  const envelopes = readMessages(text)
  const failed = new Set(envelopes.flatMap((envelope) => failedScenario(envelope)))
  const finished = envelopes.flatMap(({ testCaseFinished: end }) =>
    end && !end.willBeRetried ? [end.testCaseStartedId] : [],
  )
  const failures = finished.filter((id) => failed.has(id)).length
  const isBroken = ({ testRunFinished: end, testRunHookFinished: hook }: Envelope) =>
    end?.exception !== undefined || hook?.result.status === TestStepResultStatus.FAILED
  const crashed = envelopes.some(isBroken) ? 1 : 0
  return { passed: finished.length - failures, failed: failures + crashed }
}

/** A suite that crashed or ran no test counts as one failure, even if its report names none. */
export function totalSuite(reported: Totals | undefined, exitCode: number): Totals {
  const { passed, failed } = reported ?? { passed: 0, failed: 0 }
  const silentFailure = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: silentFailure ? 1 : failed }
}

function failedScenario({ testStepFinished: step }: Envelope): string[] {
  return step && !isHarmless(step) ? [step.testCaseStartedId] : []
}

export type Run = Totals & { readonly failures: ReadonlyArray<Failure> }

export type Difference = { readonly what: string; readonly reason: string }

export function compareRuns(runs: ReadonlyArray<Run>): Difference[] {
  const names = new Set(runs.flatMap(({ failures }) => failures.map(({ name }) => name)))
  const unsteady = [...names].flatMap((name) => {
    const failed = runs.flatMap(({ failures }) => failures.find((failure) => failure.name === name) ?? [])
    if (failed.length === runs.length) return []
    return [{ what: `${name} failed in ${failed.length} of ${runs.length} runs`, reason: failed[0]?.reason ?? '' }]
  })
  const counts = runs.map(({ passed, failed }) => passed + failed)
  if (new Set(counts).size <= 1) return unsteady
  return [...unsteady, { what: `the runs had ${counts.join(', ')} tests`, reason: '' }]
}
