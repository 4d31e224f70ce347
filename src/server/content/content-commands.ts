import { parseArgs } from 'node:util'
import type { Config } from '../settings/config.ts'
import { checkContent } from './check-content.ts'
import { contentWays, type ContentHandler, type ImportRequest, type Outcome } from './content-handler.ts'
import { writeFolder } from './export-content.ts'
import { hasDatabase, withSite } from '../control/reach-site.ts'
import { readFolder } from './read-folder.ts'

const usage = `Usage:
  npm run content -- check DIR [--prune]    tells every fault in DIR/<Entity>.json
  npm run content -- import DIR [--prune]   imports DIR, all of it or nothing; --prune removes the rows
                                            of those entities that are not in the files
  npm run content -- export DIR             writes the content as DIR/<Entity>.json
  npm run content -- applications           tells what can be done with applications`

type Command = { readonly name: string; readonly folder: string; readonly prune: boolean }

function readCommand(args: ReadonlyArray<string>): Command | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { prune: { type: 'boolean', default: false } },
    })
    const [name, folder, ...rest] = positionals
    return name && folder && rest.length === 0 ? { name, folder, prune: values.prune } : null
  } catch {
    return null
  }
}

const withHandler = <Result>(config: Config, work: (handler: ContentHandler) => Promise<Result>) =>
  withSite(config, contentWays, work)

function checkAlone({ tables, prune }: ImportRequest): Outcome {
  return { ...checkContent(tables, { prune }), counts: {} }
}

async function runRequest(config: Config, { name, folder, prune }: Command): Promise<Outcome> {
  const { tables, problems } = readFolder(folder)
  const request = { tables, prune }
  if (name === 'import' && problems.length === 0) return withHandler(config, (handler) => handler.import(request))
  const found = hasDatabase(config)
    ? await withHandler(config, (handler) => handler.check(request))
    : checkAlone(request)
  return { ...found, problems: [...problems, ...found.problems] }
}

const countsOf = (counts: Outcome['counts']) =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')

async function takeIn(config: Config, command: Command, say: (line: string) => void) {
  const { problems, notes, counts } = await runRequest(config, command)
  for (const line of [...problems, ...notes.map((note) => `Note: ${note}`)]) say(line)
  if (problems.length > 0) {
    say(command.name === 'import' ? 'Nothing was imported.' : `${problems.length} problems.`)
    return 1
  }
  say(command.name === 'import' ? `Imported ${countsOf(counts)}.` : 'No problems.')
  return 0
}

async function giveOut(config: Config, folder: string, say: (line: string) => void) {
  if (!hasDatabase(config)) {
    say(`There is no database in ${config.dataDir} yet.`)
    return 1
  }
  const tables = await withHandler(config, (handler) => handler.export())
  const files = writeFolder(folder, tables)
  say(`Wrote ${files.length} files to ${folder}.`)
  return 0
}

/** Runs `npm run content` with its arguments; `say` prints a line. Resolves with the exit code. */
export async function runContentCommand(
  config: Config,
  args: ReadonlyArray<string>,
  say: (line: string) => void,
): Promise<number> {
  const command = readCommand(args)
  if (command && ['check', 'import'].includes(command.name)) return takeIn(config, command, say)
  if (command?.name === 'export') return giveOut(config, command.folder, say)
  say(usage)
  return 2
}
