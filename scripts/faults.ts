import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase, makeEmptyDatabase } from '#server/database/empty-database.ts'
import { findBrowser } from './system/find-browser.ts'
import type { Fault } from '#faults/fault.ts'
import { faults } from '#faults/faults.ts'
import { chooseItems, readArguments } from './names/names.ts'
import { readImports } from './run/imports.ts'
import { createFaultPlan } from './run/plan.ts'
import { readScreenSources } from './run/sources.ts'
import { runScript, stopChildrenWithUs } from './run-process.ts'
import { CommandProblem, runCommand, printLine, printResult } from './command.ts'
import { listSuites, type Suite } from './suites/suites.ts'

const excludedEntries = ['.git', 'data', 'dist', 'node_modules', 'out']
const suites = new Map(listSuites({ all: true }).map((suite) => [suite.name, suite]))
const { names, options } = readArguments(process.argv.slice(2), new Set())

const choose = () =>
  chooseItems(faults, names, {
    kind: 'fault',
    getName: ({ name }) => name,
    isMeant: (part, { name, caughtBy = 'features', within }) =>
      name.includes(part) || [caughtBy, within].includes(part),
  })

stopChildrenWithUs()

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'faults-'))
  for (const name of readdirSync('.').filter((each) => !excludedEntries.includes(each)))
    cpSync(name, join(copy, name), { recursive: true })
  cpSync(emptyDatabase(), emptyDatabase(join(copy, 'dist')), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  return copy
}

function plant(copy: string, { name, file, find, replace }: Fault) {
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(find).length !== 2) throw new CommandProblem(`"${name}" does not fit ${file} any more: change it.`)
  writeFileSync(
    path,
    source.replace(find, () => replace),
  )
}

/** Runs until the first failure. A suite that crashes without naming a failed test has not caught the fault. */
async function runSuiteInCopy(copy: string, suite: Suite) {
  const { code, seconds } = await runScript([...suite.script, ...(suite.choice ?? []), suite.untilFailure], {
    cwd: copy,
  })
  const report = join(copy, suite.results)
  const [first] = existsSync(report) ? suite.failures(readFileSync(report, 'utf8')) : []
  rmSync(copy, { recursive: true, force: true })
  return { code, seconds, first: first?.name }
}

const narrowed = new Map<string, Suite>()

function getSuite({ caughtBy = 'features', within }: Fault): Suite {
  const suite = suites.get(caughtBy)
  if (!suite) throw new CommandProblem(`There is no suite ${caughtBy}.`)
  if (within === undefined) return suite
  const name = `${suite.name} ${within}`
  const known = narrowed.get(name)
  if (known) return known
  // On the screen `npm test` is sure to run only what needs one.
  const needingScreen = caughtBy === 'features:browser' ? ['--tags', '@screen'] : []
  const narrow = { ...suite, name, choice: [], script: [...suite.script, within, ...needingScreen] }
  narrowed.set(name, narrow)
  return narrow
}

async function requireSound(suite: Suite) {
  const { code, seconds, first } = await runSuiteInCopy(copyProject(), suite)
  printResult(code === 0, `${suite.name} without a fault`, seconds, first ?? `ended with ${code}`)
  if (code !== 0) throw new CommandProblem(`${suite.name} fails without a fault: mend that first.`)
}

async function isCaught(fault: Fault): Promise<boolean> {
  const copy = copyProject()
  plant(copy, fault)
  const { code, seconds, first } = await runSuiteInCopy(copy, getSuite(fault))
  const missed = code === 0 ? 'nothing failed' : `ended with ${code} and named nothing that failed`
  printResult(first !== undefined, fault.name, seconds, first ?? missed)
  return first !== undefined
}

function printPlan(planted: ReadonlyArray<Fault>): number {
  const imports = readImports()
  const sources = readScreenSources(imports)
  const plans = planted.map((fault) => ({ fault, ...createFaultPlan(fault, imports, sources) }))
  for (const { fault, isCertain, says } of plans)
    printLine(`${isCertain ? '✓' : '✗'} ${fault.name}\n    ${fault.file}: ${says}`)
  const certain = plans.filter(({ isCertain }) => isCertain).length
  printLine(`${certain} of ${planted.length} faults meet in every run what must notice them.`)
  return certain === planted.length ? 0 : 1
}

await runCommand(async () => {
  const meant = choose()
  if (options.includes('--plan')) return printPlan(meant)
  await Promise.all([findBrowser(), makeEmptyDatabase()])
  printLine('Each fault is planted in a copy of the project; a suite of npm test must fail there.')
  for (const suite of new Set(meant.map(getSuite))) await requireSound(suite)
  let missed = 0
  for (const fault of meant) if (!(await isCaught(fault))) missed += 1
  printLine(`${meant.length - missed} of ${meant.length} faults were caught.`)
  return missed === 0 ? 0 : 1
})
