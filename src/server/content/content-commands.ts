import { parseArgs } from 'node:util'
import { readZonedMoment } from '#domain/time/dates.ts'
import { pluralize } from '#domain/text/pluralize.ts'
import { currentOperator } from '../control/acts.ts'
import { hasDatabase, withSite } from '../control/reach-site.ts'
import { runOnSite, type PrintLine } from '../control/run-command.ts'
import type { Config } from '../settings/config.ts'
import { checkContent } from './check-content.ts'
import { convertUsage, runConvertCommand } from './convert-command.ts'
import { countAdded, countRemoved, describeChanges, needsNumber } from './content-changes.ts'
import { contentHandlerFactories, type ContentHandler, type Outcome } from './content-handler.ts'
import type { ImportRequest } from './content-tables.ts'
import { listDueImports, dropDueImport, undoLatest } from './content-history-commands.ts'
import { writeFolder } from './export-content.ts'
import { describeOpenings } from './opening-count.ts'
import { readFolder } from './read-folder.ts'

const usage = `Usage:
  npm run content -- check DIR [--prune] [--remove NUMBER]
      lists every fault in DIR/<Entity>.json or .csv, and what an import would add, change, remove, repair and leave out
  npm run content -- import DIR [--prune] [--remove NUMBER] [--at MOMENT]
      imports DIR, all of it or nothing; --prune removes the rows of those entities that are not in the files
      (more than a tenth of an entity only with --remove and the total number removed);
      --at schedules it for the running site, such as 2026-12-01T14:00Z
  npm run content -- undo [--yes]
      shows what undoing the latest import would change, and with --yes undoes it; kept for 30 days
  npm run content -- due                    lists scheduled imports, and those that failed
  npm run content -- due drop ID [--yes]    shows the one to be dropped, and with --yes drops it
  npm run content -- export DIR [--tables]  writes the content as DIR/<Entity>.json, or as tables (CSV)
${convertUsage}
  npm run content -- preview DIR [--prune] [--port NUMBER]
      starts the site on this machine with DIR imported into a temporary copy of its content
  npm run content -- applications           lists the commands for applications`

const options = {
  prune: { type: 'boolean' },
  remove: { type: 'string' },
  at: { type: 'string' },
  yes: { type: 'boolean' },
  tables: { type: 'boolean' },
} as const

const acceptedOptions: Readonly<Record<string, ReadonlyArray<keyof typeof options>>> = {
  check: ['prune', 'remove'],
  import: ['prune', 'remove', 'at'],
  export: ['tables'],
  undo: ['yes'],
  due: [],
  'due drop': ['yes'],
}

type Values = { prune?: boolean; remove?: string; at?: string; yes?: boolean; tables?: boolean }
type Command = { readonly name: string; readonly target: string | undefined; readonly values: Values }

function parse(args: ReadonlyArray<string>) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch {
    return null
  }
}

function readCommand(args: ReadonlyArray<string>): Command | null {
  const { positionals = [], values = {} } = parse(args) ?? {}
  const [first = '', ...rest] = positionals
  const isDrop = first === 'due' && rest[0] === 'drop'
  const [name, [target, ...more]] = isDrop ? ['due drop', rest.slice(1)] : [first, rest]
  const known = acceptedOptions[name]
  const needsTarget = !['undo', 'due'].includes(name)
  const fits = known && more.length === 0 && (target !== undefined) === needsTarget
  return fits && Object.keys(values).every((option) => known.some((one) => one === option))
    ? { name, target, values }
    : null
}

const withHandler = <Result>(config: Config, work: (handler: ContentHandler) => Promise<Result>) =>
  withSite(config, contentHandlerFactories, work)

async function checkAlone({ tables, prune, sources }: ImportRequest): Promise<Outcome> {
  const { rows, problems, notes } = await checkContent(tables, { prune, sources })
  const openings = describeOpenings(rows.WebsiteStat?.[0]?.openingCount, rows.JobPostingHeader?.length)
  return { problems, notes: [...notes, ...openings], changes: problems.length > 0 ? [] : countAdded(rows) }
}

function findMistyped({ remove, at }: Values): ReadonlyArray<string> {
  return [
    ...(remove === undefined || /^\d+$/.test(remove)
      ? []
      : [`--remove ${remove}: expected the number of rows that go`]),
    ...(at === undefined || readZonedMoment(at)
      ? []
      : [`--at ${at}: expected a moment with its zone, such as 2026-12-01T14:00Z or 2026-12-01T09:00-05:00`]),
  ]
}

async function runRequest(config: Config, { name, target = '', values }: Command): Promise<Outcome> {
  const { tables, sources, problems } = readFolder(target)
  const { prune = false, remove, at } = values
  const request = { tables, sources, prune, remove: remove === undefined ? null : Number(remove) }
  const byOperator = { ...request, operator: currentOperator() }
  const moment = at === undefined ? null : readZonedMoment(at)
  if (name === 'import' && problems.length === 0)
    return withHandler(config, (handler) =>
      moment ? handler.schedule({ ...byOperator, at: moment.toISOString() }) : handler.import(byOperator),
    )
  const found = hasDatabase(config)
    ? await withHandler(config, (handler) => handler.check(request))
    : await checkAlone(request)
  return { ...found, problems: [...problems, ...found.problems] }
}

function conclude({ name, values }: Command, { changes }: Outcome): string {
  if (values.at !== undefined) return `Scheduled for ${values.at}; "content due" lists it.`
  if (name === 'import') return 'Imported.'
  if (values.remove !== undefined || !needsNumber(changes)) return 'No problems.'
  return `No problems. To import it give --remove ${countRemoved(changes)}.`
}

async function checkOrImport(config: Config, command: Command, say: PrintLine) {
  const mistyped = findMistyped(command.values)
  for (const line of mistyped) say(line)
  if (mistyped.length > 0) return 2
  const outcome = await runRequest(config, command)
  const { problems, notes, changes } = outcome
  for (const line of changes.map(describeChanges)) say(line)
  for (const line of [...problems, ...notes.map((note) => `Note: ${note}`)]) say(line)
  if (problems.length === 0) say(conclude(command, outcome))
  else say(command.name === 'import' ? 'Nothing was imported.' : `${pluralize(problems.length, 'problem')}.`)
  return problems.length === 0 ? 0 : 1
}

async function exportToFolder(handler: ContentHandler, { target = '', values }: Command, say: PrintLine) {
  const tables = await handler.export()
  const { files, notes } = writeFolder(target, tables, values.tables ? 'csv' : 'json')
  for (const note of notes) say(`Note: ${note}`)
  say(`Wrote ${pluralize(files.length, 'file')} to ${target}.`)
  return 0
}

function runOnContent(config: Config, command: Command, say: PrintLine): Promise<number> {
  const { name, target = '', values } = command
  const isMeant = values.yes ?? false
  const work = (handler: ContentHandler) => {
    if (name === 'export') return exportToFolder(handler, command, say)
    if (name === 'undo') return undoLatest(handler, isMeant, say)
    if (name === 'due') return listDueImports(handler, say)
    return dropDueImport(handler, { id: target, isMeant }, say)
  }
  return runOnSite(config, { ways: contentHandlerFactories, work }, say)
}

export async function runContentCommand(config: Config, args: ReadonlyArray<string>, say: PrintLine): Promise<number> {
  if (args[0] === 'convert') return runConvertCommand(args.slice(1), say)
  const command = readCommand(args)
  if (command)
    return ['check', 'import'].includes(command.name)
      ? checkOrImport(config, command, say)
      : runOnContent(config, command, say)
  say(usage)
  return 2
}
