import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { clearDraft, storePictures } from '#spec/pictures/store-pictures.ts'
import { startRun, storeResults, type RunContext } from '#spec/results/store-results.ts'
import { recordExamples } from '#spec/coverage/record-examples.ts'
import { widths, type Width } from '#steps/harness/picture-note.ts'
import { startPostgres } from '#server/database/start-postgres.testing.ts'
import { ensureBuilt } from './build/build-stamp.ts'
import { findBrowser } from './system/find-browser.ts'
import { findPostgres } from './system/find-postgres.ts'
import { readMessages } from './suites/list-failures.ts'
import { readArguments, extractSince } from './names/names.ts'
import { findExamples, listExamples, toPlaces } from './names/find-examples.ts'
import { newSeed, cucumberArgs } from './suites/suites.ts'
import { chooseOnScreen } from './run/choose.ts'
import { runScript, stopChildrenWithUs } from './run-process.ts'
import { CommandProblem, runCommand, printLine } from './command.ts'

const [kind, ...given] = process.argv.slice(2)
const assembly = kind === 'in-browser' ? 'in-browser' : 'in-memory'
const taking = ['--name', '--tags', '-t', '--format', '-f', '--format-options', '--order', '--parallel', '--since']
const { names, options } = readArguments(given, new Set(taking))
const wantsCover = options.includes('--cover')
const wantsPictures = options.includes('--pictures')
const isRerun = options.includes('--again')
const { rest, since } = extractSince(options.filter((option) => !['--cover', '--pictures', '--again'].includes(option)))

const isFullRun =
  names.length === 0 && !wantsCover && !rest.some((option) => /^(--name|--tags|-t|--shard|--fail-fast)\b/.test(option))

type Environment = Record<string, string>

const isOnPostgres = kind === 'on-postgres'
const report = isRerun ? 'out/again.ndjson' : `out/features-${isOnPostgres ? kind : assembly}.ndjson`

function cover(seed: string): ReadonlyArray<string> {
  const { items, says } = chooseOnScreen(
    listExamples(),
    { since, seed, suite: 'features:browser' },
    {
      getFile: ({ file }) => file,
      getName: ({ file, line }) => `${file}:${line}`,
      needsScreen: ({ tags }) => tags.includes('@screen'),
    },
  )
  for (const line of says) printLine(line)
  return toPlaces(items)
}

function record(begun: RunContext) {
  if (!existsSync(report)) return
  try {
    const messages = readMessages(readFileSync(report, 'utf8'))
    const hasReadAll = isFullRun && messages.some(({ testRunFinished }) => testRunFinished)
    storeResults(assembly, begun, messages, hasReadAll)
    if (assembly === 'in-memory') recordExamples(messages, begun, hasReadAll)
  } catch (error) {
    printLine(`This run was not recorded: ${(error as Error).message}`)
  }
}

async function runCucumber(env: Environment, file: string) {
  rmSync(file, { force: true })
  const { code } = await runScript([...cucumberArgs, ...rest], { live: true, env: { ...env, FEATURES_REPORT: file } })
  return code
}

async function picture(width: Width, begun: RunContext, env: Environment, file: string) {
  const code = await runCucumber({ ...env, PICTURES: String(width) }, file)
  try {
    const messages = readMessages(readFileSync(file, 'utf8'))
    const hasEnded = messages.some(({ testRunFinished }) => testRunFinished)
    for (const line of storePictures(width, begun, messages, isFullRun && hasEnded)) printLine(line)
  } catch (error) {
    printLine(`The pictures at ${width} px were not kept: ${(error as Error).message}`)
  }
  clearDraft(width)
  return code
}

async function pictureElsewhere(seed: string, env: Environment) {
  for (const width of widths.slice(1)) {
    printLine(`The same examples in a window of ${width} px:`)
    await picture(width, startRun(seed), env, `out/features-${width}.ndjson`)
  }
}

/** The worlds open databases of their own on it, as tests do, and what is left of them goes with it. */
async function withDatabase(run: (env: Environment) => Promise<number>): Promise<number> {
  if (!isOnPostgres) return run({})
  await findPostgres()
  const { createDatabase, stop } = await startPostgres()
  try {
    return await run({ TEST_DATABASE_URL: await createDatabase('features') })
  } finally {
    await stop()
  }
}

stopChildrenWithUs()

await runCommand(async () => {
  if (wantsPictures && assembly === 'in-memory')
    throw new CommandProblem(
      `Only a screen has pictures: npm run features:browser -- --pictures ${names.join(' ')}`.trim(),
    )
  const named = names.length > 0 ? findExamples(names, { isInMemory: assembly === 'in-memory' }) : undefined
  if (named) printLine(named.says)
  if (assembly === 'in-browser') {
    await findBrowser()
    await ensureBuilt()
  }
  const seed = newSeed()
  printLine(`Scenarios in random order; SEED=${seed} repeats it.`)
  mkdirSync('out', { recursive: true })
  for (const width of widths) clearDraft(width)
  const env = { ASSEMBLY: assembly, SEED: seed, ...(named && { FEATURES: named.places.join('\n') }) }
  const chosen = wantsCover && !named ? { FEATURES: cover(seed).join('\n') } : {}
  const begun = startRun(seed)
  const told = { ...env, ...chosen }
  const code = wantsPictures
    ? await picture(widths[0], begun, told, report)
    : await withDatabase((database) => runCucumber({ ...told, ...database }, report))
  if (!isRerun && !isOnPostgres) record(begun)
  if (wantsPictures) await pictureElsewhere(seed, told)
  return code
})
