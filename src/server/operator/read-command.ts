import { parseArgs } from 'node:util'
import { hasDatabase, withSite, type Ways } from '../control/reach-site.ts'
import type { Config } from '../settings/config.ts'

/** Prints a line. */
export type Say = (line: string) => void

/** What stands after the name of a command: its words, and the options that were given. */
export type Given = {
  readonly words: ReadonlyArray<string>
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

/** The options that a command takes. */
export type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>

/** Reads words and options; null where an option is not known, or lacks its value. */
export function readGiven(args: ReadonlyArray<string>, options: Options): Given | null {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    return { words: positionals, options: values }
  } catch {
    return null
  }
}

type Work<Handler> = (handler: Handler) => Promise<number>

/** A command of operators: what it says of its use, how it reaches the site, and what is to be done; null for what is no command. */
export type OperatorCommand<Handler> = {
  readonly usage: string
  readonly ways: Ways<Handler>
  readonly work: Work<Handler> | null
}

/** Runs a command through the running site, or over the database. @returns the exit code: 2 for what is no command */
export async function runCommand<Handler>(
  config: Config,
  { usage, ways, work }: OperatorCommand<Handler>,
  say: Say,
): Promise<number> {
  if (!work) {
    say(usage)
    return 2
  }
  if (!hasDatabase(config)) {
    say(`There is no database in ${config.dataDir} yet.`)
    return 1
  }
  return withSite(config, ways, work)
}
