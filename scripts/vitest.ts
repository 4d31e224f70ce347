import { existsSync, readFileSync, rmSync } from 'node:fs'
import { startPathsRun, readWalks, recordPaths } from '#spec/taken/record-paths.ts'
import { makeEmptyDatabase } from '#server/database/empty-database.ts'
import { ensureBuilt } from './build/ensure-built.ts'
import { findBrowser } from './system/find-browser.ts'
import { findMemoryFolder } from './system/find-memory-folder.ts'
import { findPostgres } from './system/find-postgres.ts'
import { runScript, stopChildrenWithUs } from './run-process.ts'
import { readArguments, extractSince } from './names/arguments.ts'
import { findTests, listTests } from './names/find-tests.ts'
import { newSeed } from './suites/new-seed.ts'
import { runCommand, printLine } from './say.ts'
import { chooseOnScreen } from './run/choose.ts'
import { vitestArgs } from './suites/suites.ts'

const [project = 'unit', ...given] = process.argv.slice(2)
const taking = ['-t', '--testNamePattern', '--maxWorkers', '--reporter', '--repeats', '--testTimeout', '--since']
const { names, options } = readArguments(given, new Set(taking))
const isRerun = options.includes('--again')
const { rest, since } = extractSince(options.filter((option) => option !== '--cover' && option !== '--again'))
const seed = newSeed()

function drawingSeed(): Record<string, string> {
  if (!options.includes('--cover')) return {}
  const drawn = project === 'paths' ? 'what screens that are not touched look at' : 'what grows with the site'
  printLine(`A part of ${drawn} is tried; SEED=${seed} draws the same.`)
  return { COVER_SEED: seed }
}

function cover(): { files: ReadonlyArray<string>; touched: ReadonlyArray<string> } {
  if (project !== 'paths' || !options.includes('--cover')) return { files: [], touched: [] }
  const itself = (file: string) => file
  const { items, touched, says } = chooseOnScreen(
    listTests('paths'),
    { since, seed, suite: 'paths' },
    { getFile: itself, getName: itself, needsScreen: () => true },
  )
  for (const line of says) printLine(line)
  return { files: items, touched }
}

/** No disk needed: a process that is killed loses nothing that it wrote to the file system. */
function withoutDisk(): Record<string, string> {
  const folder = project === 'unit' ? findMemoryFolder() : null
  return folder === null ? {} : { TMPDIR: folder }
}

stopChildrenWithUs()

await runCommand(async () => {
  const named = names.length > 0 ? findTests(project === 'paths' ? 'paths' : 'unit', names) : undefined
  if (named) printLine(named.says)
  if (project === 'paths') {
    await findBrowser()
    await ensureBuilt()
  }
  if (project === 'unit') await Promise.all([findPostgres(), makeEmptyDatabase()])
  const report = isRerun ? 'out/again.json' : `out/${project}.json`
  rmSync(report, { force: true })
  const begun = project === 'paths' && !isRerun ? startPathsRun() : null
  const chosen = named ? { files: named.files, touched: [] } : cover()
  const { code } = await runScript(
    [...vitestArgs(project, report), ...chosen.files, ...(named?.options ?? []), ...rest],
    { live: true, env: { ...drawingSeed(), TOUCHED_SCREENS: chosen.touched.join('\n'), ...withoutDisk() } },
  )
  if (begun && existsSync(report)) recordPaths(begun, readWalks(JSON.parse(readFileSync(report, 'utf8'))))
  return code
})
