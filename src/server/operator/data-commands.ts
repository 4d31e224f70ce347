import type { Config } from '../settings/config.ts'
import { runAdopt } from './adopt.ts'

type Say = (line: string) => void

/** @returns the exit code; null for arguments that it does not take */
type DataCommand = (
  config: Config,
  args: ReadonlyArray<string>,
  say: Say,
  signal: AbortSignal,
) => Promise<number | null>

type Described = { readonly usage: ReadonlyArray<string>; readonly run: DataCommand }

const commands: Readonly<Record<string, Described>> = {
  adopt: {
    usage: [
      'npm run data -- adopt [--yes]   says how the database and its folder of files differ, and with --yes makes',
      '                                them belong together: files without a row are moved aside',
    ],
    run: runAdopt,
  },
}

const usage = () => [
  'Usage:',
  ...Object.values(commands).flatMap((command) => command.usage.map((line) => `  ${line}`)),
]

/** Runs `npm run data` with its arguments; `say` prints a line, the signal ends it. Resolves with the exit code. */
export async function runDataCommand(
  config: Config,
  [name = '', ...args]: ReadonlyArray<string>,
  say: Say,
  signal = new AbortController().signal,
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const code = (await command?.run(config, args, say, signal)) ?? null
  if (code !== null) return code
  for (const line of usage()) say(line)
  return 2
}
