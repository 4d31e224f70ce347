import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { benchProblem } from './suites/bench-runs.ts'
import { ensureBuilt } from './build/build-stamp.ts'
import { findBrowser } from './system/find-browser.ts'
import { runScript, stopChildrenWithUs } from './run-process.ts'
import { chooseItems } from './names/names.ts'
import { runCommand, printLine, printResult } from './command.ts'

const longestSeconds = 600

const choose = () =>
  chooseItems(globSync(['bench/*.ts', 'bench/trials/*.ts']).toSorted(), process.argv.slice(2), {
    kind: 'bench or trial',
    getName: (path) => path,
    isMeant: (part, path) => path.includes(part),
  })

async function runSmallest(path: string): Promise<string | null> {
  const outcome = await runScript([path, '--smallest'], { timeoutSeconds: longestSeconds })
  const problem = benchProblem(outcome)
  printResult(problem === null, path, outcome.seconds)
  if (problem !== null) printLine(problem)
  return problem
}

stopChildrenWithUs()

await runCommand(async () => {
  const paths = choose()
  await findBrowser()
  await ensureBuilt()
  const failures: { name: string; reason: string }[] = []
  for (const path of paths) {
    const reason = await runSmallest(path)
    if (reason !== null) failures.push({ name: path, reason })
  }
  const totals = { passed: paths.length - failures.length, failed: failures.length }
  mkdirSync('out', { recursive: true })
  writeFileSync('out/benches.json', JSON.stringify({ ...totals, failures }))
  printLine(`\n${totals.passed} passed, ${totals.failed} failed`)
  return totals.failed > 0 ? 1 : 0
})
