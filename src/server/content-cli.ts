import { BadConfig, readConfig } from './settings/config.ts'
import { wordsOf } from './log/describe-error.ts'
import { runContentCommand } from './content/content-commands.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  process.exitCode = await runContentCommand(readConfig(process.env), process.argv.slice(2), say)
} catch (error) {
  const lines = error instanceof BadConfig ? error.problems : [wordsOf(error)]
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
