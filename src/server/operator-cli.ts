import { inOwnCommand } from './control/own-command.ts'
import type { PrintLine } from './control/run-command.ts'
import { readConfig, type Config } from './settings/config.ts'
import { runActCommand } from './control/act-commands.ts'
import { runContentCommand } from './content/content-commands.ts'
import { runApplicationsCommand } from './firm/application-commands.ts'
import { runDataCommand } from './operator/data-commands.ts'
import { runAccountCommand } from './operator/account-commands.ts'
import { explainFailure } from './operator/explain-failure.ts'
import { runKeyCommand } from './operator/key-commands.ts'
import { runQueueCommand } from './operator/mail-commands.ts'
import { runPersonCommand } from './operator/person-commands.ts'

type Command = (config: Config, args: ReadonlyArray<string>, say: PrintLine, signal: AbortSignal) => Promise<number>

const commands: Readonly<Record<string, Command>> = {
  content: async (config, args, say, signal) => {
    const [first, ...rest] = args
    if (first === 'applications') return runApplicationsCommand(config, rest, say, signal)
    if (first !== 'preview') return runContentCommand(config, args, say)
    // Imported late: it brings the whole site along.
    const { runPreviewCommand } = await import('./preview-content.ts')
    return runPreviewCommand(config, rest, say, signal)
  },
  acts: runActCommand,
  data: runDataCommand,
  person: runPersonCommand,
  mail: runQueueCommand('mail'),
  webhooks: runQueueCommand('webhooks'),
  accounts: runAccountCommand,
  keys: runKeyCommand,
}

const printLine: PrintLine = (line) => process.stdout.write(`${inOwnCommand(line)}\n`)

/** Once: a second signal kills the process. */
function untilStopped(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Error('Ended.')))
  return stop.signal
}

const help = () =>
  ['Commands; each says how it is used when nothing follows its name:', ...Object.keys(commands)]
    .map((line, index) => (index === 0 ? line : `  npm run ${line}`))
    .join('\n')

async function run(name: string, args: ReadonlyArray<string>): Promise<number> {
  const command = commands[name]
  if (!command) throw new Error(`There is no command ${name}: there are ${Object.keys(commands).join(', ')}.`)
  return command(readConfig(process.env), args, printLine, untilStopped())
}

try {
  const [name = '', ...args] = process.argv.slice(2)
  if (['--help', '-h', 'help'].includes(name)) printLine(help())
  else process.exitCode = await run(name, args)
} catch (error) {
  for (const line of explainFailure(error)) process.stderr.write(`${inOwnCommand(line)}\n`)
  process.exitCode = 1
}
