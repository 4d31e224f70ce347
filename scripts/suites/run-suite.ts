import { existsSync, readFileSync, rmSync } from 'node:fs'
import { totalSuite } from './count-results.ts'
import { scaleBudget, trackMachineSpeed, trackProcessTime, describeOverrun, type BudgetUse } from '../run/budget.ts'
import { formatCost } from '../run/cost.ts'
import type { Result } from '../run/repeat.ts'
import { runScript } from '../run-process.ts'
import { printLine, printResult } from '../command.ts'
import type { Suite } from './suites.ts'

export type Ran = Result & BudgetUse & { readonly clock: number }

export async function measure<Value>(work: () => Promise<Value>) {
  const [readSeconds, readMachine, started] = [trackProcessTime(), trackMachineSpeed(), performance.now()]
  const value = await work()
  return { value, seconds: readSeconds(), machine: readMachine(), clock: (performance.now() - started) / 1000 }
}

type Measured = Result & { readonly seconds: number | null; readonly machine: number; readonly clock: number }

/** @param budget in CPU seconds of the machine the budgets were written for; null is no limit */
export function enforceBudget({ machine, ...result }: Measured, budget: number | null): Ran {
  const ran: Ran = { ...result, budget: budget === null ? null : scaleBudget(budget, machine) }
  const reason = describeOverrun(ran)
  if (reason === null) return ran
  const failures = [...ran.failures, { name: `${ran.suite}: too expensive`, reason }]
  return { ...ran, failures, totals: { ...ran.totals, failed: ran.totals.failed + 1 } }
}

export async function runSuite(suite: Suite, budget: number | null = null): Promise<Ran> {
  rmSync(suite.results, { force: true })
  const args = [...suite.script, ...(suite.choice ?? [])]
  const { value, ...measured } = await measure(() => runScript(args, { live: true }))
  const report = existsSync(suite.results) ? readFileSync(suite.results, 'utf8') : undefined
  const totals = totalSuite(report === undefined ? undefined : suite.count(report), value.code)
  const failures = report === undefined ? [] : suite.failures(report)
  const ran = enforceBudget({ suite: suite.name, totals, failures, ...measured }, budget)
  const used = ran.seconds === null ? '' : `, ${ran.seconds.toFixed(0)} s of the processor`
  const { passed, failed } = ran.totals
  printResult(failed === 0, suite.name, ran.clock, `${passed} passed, ${failed} failed${used}`)
  if (report !== undefined) for (const line of formatCost(suite.cost(report))) printLine(line)
  return ran
}

export async function runAlone(suite: Suite, alone: ReadonlyArray<string>): Promise<boolean> {
  rmSync(suite.again, { force: true })
  const { code } = await runScript([...suite.script, ...alone, '--again'], { live: true })
  const report = existsSync(suite.again) ? readFileSync(suite.again, 'utf8') : undefined
  return totalSuite(report === undefined ? undefined : suite.count(report), code).failed === 0
}
