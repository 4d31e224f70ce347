import { existsSync, readFileSync } from 'node:fs'
import { flows as everyFlow, flowFolder } from '#steps/harness/flows.ts'
import { ensureBuilt } from './build/build-stamp.ts'
import { findBrowser } from './system/find-browser.ts'
import { suiteFileLists } from './names/suite-file-lists.ts'
import { refuseName } from './names/names.ts'
import { runScript, stopChildrenWithUs } from './run-process.ts'
import { CommandProblem, runCommand, printLine, printResult } from './command.ts'
import { listSuites } from './suites/suites.ts'

const [flow, ...more] = process.argv.slice(2)

const listSuiteRuns = (name: string) =>
  listSuites({ all: true }).flatMap((suite) => {
    const part = suiteFileLists[suite.name]?.(name) ?? []
    return part.length > 0 ? [{ suite, args: [...suite.script, ...part, ...suite.oneWorker] }] : []
  })

type Part = ReturnType<typeof listSuiteRuns>[number]

async function run({ suite, args }: Part): Promise<boolean> {
  const { code, output, seconds } = await runScript(args)
  const report = existsSync(suite.results) ? readFileSync(suite.results, 'utf8') : null
  const totals = report === null ? { passed: 0, failed: 1 } : suite.count(report)
  printResult(code === 0, suite.name, seconds, `${totals.passed} passed, ${totals.failed} failed`)
  if (code !== 0) printLine(output)
  return code === 0
}

stopChildrenWithUs()

await runCommand(async () => {
  const started = performance.now()
  const flows = Object.keys(everyFlow).map(flowFolder)
  if (flow === undefined) throw new CommandProblem(`Name a flow, such as npm run flow -- ${flows[0] ?? ''}`)
  if (!flows.includes(flow)) refuseName(`There is no flow "${flow}".`, flow, flows)
  if (more.length > 0) throw new CommandProblem(`One flow runs at a time: npm run flow -- ${flow}`)
  const parts = listSuiteRuns(flow)
  if (parts.length === 0) throw new CommandProblem(`All of ${flow} needs a screen: npm run features:browser -- ${flow}`)
  if (parts.some(({ suite }) => suite.name === 'paths')) {
    await findBrowser()
    await ensureBuilt()
  }
  const passed = await Promise.all(parts.map(run))
  printLine(`${flow} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return passed.every(Boolean) ? 0 : 1
})
