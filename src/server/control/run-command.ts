import { parseArgs } from 'node:util'
import { hasDatabase, withSite, type Ways } from './reach-site.ts'
import type { Config } from '../settings/config.ts'

export type Say = (line: string) => void

export type Given = {
  readonly words: ReadonlyArray<string>
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

export type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>

export function readGiven(args: ReadonlyArray<string>, options: Options): Given | null {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    return { words: positionals, options: values }
  } catch {
    return null
  }
}

type Work<Handler> = (handler: Handler) => Promise<number>

export type OperatorCommand<Handler> = {
  readonly usage: string
  readonly ways: Ways<Handler>
  readonly work: Work<Handler> | null
}

export async function runOnSite<Handler>(
  config: Config,
  { ways, work }: { readonly ways: Ways<Handler>; readonly work: Work<Handler> },
  say: Say,
): Promise<number> {
  if (hasDatabase(config)) return withSite(config, ways, work)
  say(`There is no database in ${config.dataDir} yet.`)
  return 1
}

export async function runCommand<Handler>(
  config: Config,
  { usage, ways, work }: OperatorCommand<Handler>,
  say: Say,
): Promise<number> {
  if (work) return runOnSite(config, { ways, work }, say)
  say(usage)
  return 2
}
