import { mkdirSync } from 'node:fs'
import { runChecks } from './checks.ts'
import type { Totals } from './count-results.ts'
import { findBrowser } from './find-browser.ts'
import type { Failure } from './list-failures.ts'
import { runScript, stopChildrenWithUs } from './run-process.ts'
import { runSuite } from './run-suite.ts'
import { runCommand, say, sayHeading, sayResult } from './say.ts'
import { suitesOf } from './suites.ts'

stopChildrenWithUs()

await runCommand(async () => {
  say(`Browser for the tests: ${await findBrowser()}`)
  mkdirSync('out', { recursive: true })
  const totals = [...(await buildAndCheck())]
  const failures: Failure[] = []
  const asked = { all: process.argv.includes('--all'), engines: process.argv.includes('--engines') }
  for (const suite of suitesOf(asked)) {
    sayHeading(suite.name)
    const result = await runSuite(suite)
    totals.push(result.totals)
    failures.push(...result.failures)
  }
  sayFailures(failures)
  const passed = totals.reduce((sum, part) => sum + part.passed, 0)
  const failed = totals.reduce((sum, part) => sum + part.failed, 0)
  say(`\n${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})

/** The build needs one core and the checks the other; its output waits until theirs is complete. */
async function buildAndCheck(): Promise<Totals[]> {
  sayHeading('build and check')
  const building = runScript(['scripts/build.ts'], { env: { NODE_ENV: 'production' } })
  const checked = await runChecks()
  const built = await building
  sayResult(built.code === 0, 'build', built.seconds)
  if (built.code !== 0) say(built.output)
  return [checked, built.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }]
}

/** Named again at the end, because what scrolled by first is what a log keeps least. */
function sayFailures(failures: Failure[]) {
  if (failures.length === 0) return
  sayHeading('what failed')
  for (const { name, reason } of failures) say(`✗ ${name}\n${reason.replaceAll(/^/gm, '    ')}`)
}
