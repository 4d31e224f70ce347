import { existsSync, readFileSync, rmSync } from 'node:fs'
import { totalSuite } from './count-results.ts'
import { followProcesses, overspent, type Used } from '../run/budget.ts'
import { tellCost } from '../run/cost.ts'
import type { Result } from '../run/repeat.ts'
import { runScript } from '../run-process.ts'
import { say, sayResult } from '../say.ts'
import type { Suite } from './suites.ts'

/** What a suite came to, in seconds of the clock and of the processor. */
export type Ran = Result & Used & { readonly clock: number }

/** Does some work and measures it. */
export async function measure<Value>(work: () => Promise<Value>) {
  const [stop, started] = [followProcesses(), performance.now()]
  const value = await work()
  return { value, seconds: stop(), clock: (performance.now() - started) / 1000 }
}

/** A suite that used more of the processor than it may has failed once more. */
export function holdToBudget(ran: Ran): Ran {
  const reason = overspent(ran)
  if (reason === null) return ran
  const failures = [...ran.failures, { name: `${ran.suite}: too expensive`, reason }]
  return { ...ran, failures, totals: { ...ran.totals, failed: ran.totals.failed + 1 } }
}

/**
 * Runs a suite on the screen, and reads the report it leaves.
 * @param budget how many processor seconds it may use; null when they are not bound
 */
export async function runSuite(suite: Suite, budget: number | null = null): Promise<Ran> {
  rmSync(suite.results, { force: true })
  const args = [...suite.script, ...(suite.choice ?? [])]
  const { value, seconds, clock } = await measure(() => runScript(args, { live: true }))
  const report = existsSync(suite.results) ? readFileSync(suite.results, 'utf8') : undefined
  const totals = totalSuite(report === undefined ? undefined : suite.count(report), value.code)
  const failures = report === undefined ? [] : suite.failures(report)
  const ran = holdToBudget({ suite: suite.name, totals, failures, seconds, budget, clock })
  const used = seconds === null ? '' : `, ${seconds.toFixed(0)} s of the processor`
  const { passed, failed } = ran.totals
  sayResult(failed === 0, suite.name, clock, `${passed} passed, ${failed} failed${used}`)
  if (report !== undefined) for (const line of tellCost(suite.cost(report))) say(line)
  return ran
}

/** Runs one test of a suite by itself, and leaves the report of the suite as it is. @returns whether it passed */
export async function runAlone(suite: Suite, alone: ReadonlyArray<string>): Promise<boolean> {
  rmSync(suite.again, { force: true })
  const { code } = await runScript([...suite.script, ...alone, '--again'], { live: true })
  const report = existsSync(suite.again) ? readFileSync(suite.again, 'utf8') : undefined
  return totalSuite(report === undefined ? undefined : suite.count(report), code).failed === 0
}
