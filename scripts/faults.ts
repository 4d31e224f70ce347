import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase, makeEmptyDatabase } from '#server/database/empty-database.ts'
import { findBrowser } from './find-browser.ts'
import { faults, type Fault } from './planted-faults.ts'
import { runScript, stopChildrenWithUs } from './run-process.ts'
import { CommandProblem, runCommand, say, sayResult } from './say.ts'
import { suitesOf } from './suites.ts'

/** What is made anew, or shared, and so not copied. */
const left = ['.git', 'data', 'dist', 'node_modules', 'out']
const suites = new Map(suitesOf({ all: false }).map((suite) => [suite.name, suite]))
const [part = ''] = process.argv.slice(2)

stopChildrenWithUs()

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'faults-'))
  for (const name of readdirSync('.').filter((each) => !left.includes(each)))
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

/** A suite that breaks without naming what failed has noticed nothing. */
async function isCaught(fault: Fault): Promise<boolean> {
  const suite = suites.get(fault.caughtBy ?? 'features')
  if (!suite) throw new CommandProblem(`There is no suite ${fault.caughtBy}.`)
  const copy = copyProject()
  plant(copy, fault)
  const { seconds } = await runScript(suite.script, { cwd: copy })
  const report = join(copy, suite.results)
  const failures = existsSync(report) ? suite.failures(readFileSync(report, 'utf8')) : []
  rmSync(copy, { recursive: true, force: true })
  sayResult(failures.length > 0, fault.name, seconds, `${failures.length} failed, among them ${failures[0]?.name}`)
  return failures.length > 0
}

await runCommand(async () => {
  await Promise.all([findBrowser(), makeEmptyDatabase()])
  const planted = faults.filter(({ name }) => name.includes(part))
  say('Each fault is planted in a copy of the project; a suite of npm test must fail there.')
  let missed = 0
  for (const fault of planted) if (!(await isCaught(fault))) missed += 1
  say(`${planted.length - missed} of ${planted.length} faults were caught.`)
  return missed === 0 ? 0 : 1
})
