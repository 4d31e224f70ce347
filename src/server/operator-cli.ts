import { BadConfig, readConfig } from './settings/config.ts'
import { wordsOf } from './log/describe-error.ts'
import { runContentCommand } from './content/content-commands.ts'
import { runApplicationsCommand } from './firm/application-commands.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Ends with the first signal what can be ended; the second ends the process. */
function untilStopped(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Error('Ended.')))
  return stop.signal
}

function run([first, ...rest]: ReadonlyArray<string>) {
  const config = readConfig(process.env)
  if (first === 'applications') return runApplicationsCommand(config, rest, say, untilStopped())
  return runContentCommand(config, first === undefined ? [] : [first, ...rest], say)
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const lines = error instanceof BadConfig ? error.problems : [wordsOf(error)]
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
