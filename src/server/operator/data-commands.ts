import type { PrintLine } from '../control/run-command.ts'
import { BackupProblem } from '../backup/backup-format.ts'
import { DatabaseProblem, isDiskFull } from '../database/database-problem.ts'
import { FileAlreadyExists } from '../files/write-file.ts'
import type { Config } from '../settings/config.ts'
import { runAdopt } from './adopt.ts'
import { runBackup } from './backup-command.ts'
import { runCheck } from './check-command.ts'
import { runMove } from './move-command.ts'
import { runRestore } from './restore-command.ts'

/** @returns the exit code; null for invalid arguments */
type DataCommand = (
  config: Config,
  args: ReadonlyArray<string>,
  say: PrintLine,
  signal: AbortSignal,
) => Promise<number | null>

type CommandDescription = { readonly usage: ReadonlyArray<string>; readonly run: DataCommand }

const commands: Readonly<Record<string, CommandDescription>> = {
  backup: {
    usage: [
      'npm run data -- backup FILE [--to age1…]   writes every table and the files of applications to FILE, also while',
      '                                           the site runs; with --to only the holder of that age key can read it',
    ],
    run: runBackup,
  },
  restore: {
    usage: [
      'npm run data -- restore FILE [--key FILE]  restores a backup into an empty place; --key names the file of the age',
      '                                           identity that an encrypted one was made for',
    ],
    run: runRestore,
  },
  move: {
    usage: [
      'npm run data -- move                       copies the embedded database of a stopped site into an empty PostgreSQL,',
      '                                           whose address is in the environment: MOVE_TO=postgres://…',
    ],
    run: runMove,
  },
  check: {
    usage: ['npm run data -- check                      reads every row, opens every file, and says what is wrong'],
    run: runCheck,
  },
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

const isForOperator = (error: unknown): error is Error =>
  error instanceof BackupProblem || error instanceof DatabaseProblem || error instanceof FileAlreadyExists

export async function runDataCommand(
  config: Config,
  [name = '', ...args]: ReadonlyArray<string>,
  say: PrintLine,
  signal = new AbortController().signal,
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    const code = (await command?.run(config, args, say, signal)) ?? null
    if (code !== null) return code
    for (const line of usage()) say(line)
    return 2
  } catch (error) {
    if (!isForOperator(error) && !isDiskFull(error)) throw error
    say(isForOperator(error) ? error.message : 'The disk is full: nothing was written. Make room and try again.')
    return 1
  }
}
