import { parseArgs } from 'node:util'
import { isDay } from '#contract/day.ts'
import { currentOperator } from '../control/acts.ts'
import { runCommand, type PrintLine } from '../control/run-command.ts'
import type { Config } from '../settings/config.ts'
import { runExport } from './export-command.ts'
import { createFirmHandlerFactories, type FirmHandler } from './firm-handler.ts'
import { runStatus } from './status-command.ts'

const usage = `Usage:
  npm run content -- applications export DIR [--posting ID] [--since YYYY-MM-DD] [--unscanned]
      writes what was sent to DIR: index.html to read, applications.csv, applications.json and files/,
      and apart from these social-security-numbers.csv and equal-opportunity.csv, where there are any;
      files that nothing has looked at for viruses are left out, or with --unscanned in unscanned-files/
  npm run content -- applications export FILE --to age1… [--posting ID] [--since YYYY-MM-DD] [--unscanned]
      writes the same as one tar file that only the owner of this age recipient opens
  npm run content -- applications status FILE [--posting ID] [--tell] [--yes]
      says what would come of what was decided, counted by posting and state, and with --yes does it;
      from a table (CSV) or JSON with: application id, state[, posting id][, tell];
      of a row with another posting id than its application, or with --posting than ID, nothing is taken;
      tells the applicants of the rows whose tell is yes, or with --tell of all`

const options = {
  posting: { type: 'string' },
  since: { type: 'string' },
  tell: { type: 'boolean' },
  yes: { type: 'boolean' },
  unscanned: { type: 'boolean' },
  to: { type: 'string' },
} as const

type Run = (config: Config, handler: FirmHandler, say: PrintLine) => Promise<number>

function parse(args: ReadonlyArray<string>) {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [name = '', target, ...rest] = positionals
    return target === undefined || rest.length > 0 ? null : { name, target, given: values }
  } catch {
    return null
  }
}

function readCommand(args: ReadonlyArray<string>, signal: AbortSignal): Run | null {
  const parsed = parse(args)
  if (!parsed) return null
  const { name, target, given } = parsed
  const { posting = null, since = null, to: recipient = null, tell, yes, unscanned } = given
  const operator = currentOperator()
  if (name === 'export' && tell === undefined && yes === undefined && (since === null || isDay(since)))
    return (config, handler, say) => {
      const files = { dataDir: config.dataDir, fileKeys: config.fileKeys ?? [], signal }
      const command = { path: target, recipient, posting, since, withUnscanned: unscanned === true, operator }
      return runExport(handler, command, files, say)
    }
  if (name === 'status' && since === null && unscanned === undefined && recipient === null) {
    const command = { path: target, posting, notifyAll: tell ?? false, isMeant: yes ?? false, operator, signal }
    return (_, handler, say) => runStatus(handler, command, say)
  }
  return null
}

const toFirmHead = ({ settings: { firmName, isEqualOpportunityByPerson }, siteOrigin, port }: Config) => ({
  firmName,
  isEqualOpportunityByPerson,
  origin: () => siteOrigin ?? `http://localhost:${port}`,
})

export function runApplicationsCommand(
  config: Config,
  args: ReadonlyArray<string>,
  say: PrintLine,
  signal = new AbortController().signal,
): Promise<number> {
  const run = readCommand(args, signal)
  const work = run && ((handler: FirmHandler) => run(config, handler, say))
  return runCommand(config, { usage, ways: createFirmHandlerFactories(toFirmHead(config)), work }, say)
}
