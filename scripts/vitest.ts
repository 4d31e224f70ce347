import { accessSync, constants, statfsSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { startPathsRun, readWalks, recordPaths } from '#spec/coverage/record-paths.ts'
import { makeEmptyDatabase } from '#server/database/empty-database.ts'
import { ensureBuilt } from './build/build-stamp.ts'
import { findBrowser } from './system/find-browser.ts'
import { findPostgres } from './system/find-postgres.ts'
import { runScript, stopChildrenWithUs } from './run-process.ts'
import { readArguments, extractSince } from './names/names.ts'
import { findTests, listTests } from './names/find-tests.ts'
import { newSeed, vitestArgs } from './suites/suites.ts'
import { runCommand, printLine } from './command.ts'
import { chooseOnScreen } from './run/choose.ts'

const sharedMemoryFolder = '/dev/shm'

const requiredSpace = 2 * 1024 ** 3

export function findMemoryFolder(): string | null {
  try {
    accessSync(sharedMemoryFolder, constants.W_OK)
    const { bavail, bsize } = statfsSync(sharedMemoryFolder)
    return bavail * bsize > requiredSpace ? sharedMemoryFolder : null
  } catch {
    return null
  }
}

const [project = 'unit', ...given] = process.argv.slice(2)
const optionsWithValue = [
  '-t',
  '--testNamePattern',
  '--maxWorkers',
  '--reporter',
  '--repeats',
  '--testTimeout',
  '--since',
]
const { names, options } = readArguments(given, new Set(optionsWithValue))
const isRerun = options.includes('--again')
const { rest, since } = extractSince(options.filter((option) => option !== '--cover' && option !== '--again'))
const seed = newSeed()

function createSamplingEnv(): Record<string, string> {
  if (!options.includes('--cover')) return {}
  const drawn = project === 'paths' ? 'what screens that are not touched look at' : 'what grows with the site'
  printLine(`A part of ${drawn} is tried; SEED=${seed} draws the same.`)
  return { COVER_SEED: seed }
}

function chooseFiles(): { files: ReadonlyArray<string>; touched: ReadonlyArray<string> } {
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
function createTempDirEnv(): Record<string, string> {
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
  const pathsRun = project === 'paths' && !isRerun ? startPathsRun() : null
  const chosen = named ? { files: named.files, touched: [] } : chooseFiles()
  const { code } = await runScript(
    [...vitestArgs(project, report), ...chosen.files, ...(named?.options ?? []), ...rest],
    { live: true, env: { ...createSamplingEnv(), TOUCHED_SCREENS: chosen.touched.join('\n'), ...createTempDirEnv() } },
  )
  if (pathsRun && existsSync(report)) recordPaths(pathsRun, readWalks(JSON.parse(readFileSync(report, 'utf8'))))
  return code
})
