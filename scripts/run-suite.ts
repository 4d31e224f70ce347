import { existsSync, readFileSync, rmSync } from 'node:fs'
import { totalSuite, type Totals } from './count-results.ts'
import type { Failure } from './list-failures.ts'
import { runScript } from './run-process.ts'
import { sayResult } from './say.ts'
import type { Suite } from './suites.ts'

/** Runs a suite on the screen, and reads the report it leaves. */
export async function runSuite(suite: Suite): Promise<{ totals: Totals; failures: Failure[] }> {
  rmSync(suite.results, { force: true })
  const { code, seconds } = await runScript([...suite.script, ...(suite.choice ?? [])], { live: true })
  const report = existsSync(suite.results) ? readFileSync(suite.results, 'utf8') : undefined
  const totals = totalSuite(report === undefined ? undefined : suite.count(report), code)
  sayResult(totals.failed === 0, suite.name, seconds, `${totals.passed} passed, ${totals.failed} failed`)
  return { totals, failures: report === undefined ? [] : suite.failures(report) }
}

/** Runs one test of a suite by itself, and leaves the report of the suite as it is. @returns whether it passed */
export async function runAlone(suite: Suite, alone: ReadonlyArray<string>): Promise<boolean> {
  rmSync(suite.again, { force: true })
  const { code } = await runScript([...suite.script, ...alone, '--again'], { live: true })
  const report = existsSync(suite.again) ? readFileSync(suite.again, 'utf8') : undefined
  return totalSuite(report === undefined ? undefined : suite.count(report), code).failed === 0
}
