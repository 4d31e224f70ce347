import { BadConfig, readConfig, type Config } from './settings/config.ts'
import { wordsOf } from './log/describe-error.ts'
import { runActCommand } from './control/act-commands.ts'
import { runContentCommand } from './content/content-commands.ts'
import { runApplicationsCommand } from './firm/application-commands.ts'
import { runDataCommand } from './operator/data-commands.ts'

type Say = (line: string) => void
type Command = (config: Config, args: ReadonlyArray<string>, say: Say, signal: AbortSignal) => Promise<number>

const commands: Readonly<Record<string, Command>> = {
  content: (config, [first, ...rest], say, signal) =>
    first === 'applications'
      ? runApplicationsCommand(config, rest, say, signal)
      : runContentCommand(config, first === undefined ? [] : [first, ...rest], say),
  acts: runActCommand,
  data: runDataCommand,
}

const say: Say = (line) => process.stdout.write(`${line}\n`)

/** Ends with the first signal what can be ended; the second ends the process. */
function untilStopped(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Error('Ended.')))
  return stop.signal
}

try {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands[name]
  if (!command) throw new Error(`There is no command ${name}: there are ${Object.keys(commands).join(', ')}.`)
  process.exitCode = await command(readConfig(process.env), args, say, untilStopped())
} catch (error) {
  const lines = error instanceof BadConfig ? error.problems : [wordsOf(error)]
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
