import { parseArgs } from 'node:util'
import { explainNoDatabase, hasDatabase, withSite, type HandlerFactories } from './reach-site.ts'
import type { Config } from '../settings/config.ts'

export type PrintLine = (line: string) => void

export type ParsedArguments = {
  readonly words: ReadonlyArray<string>
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

export type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>

export function parseArguments(args: ReadonlyArray<string>, options: Options): ParsedArguments | null {
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
  readonly ways: HandlerFactories<Handler>
  readonly work: Work<Handler> | null
}

export async function runOnSite<Handler>(
  config: Config,
  { ways, work }: { readonly ways: HandlerFactories<Handler>; readonly work: Work<Handler> },
  printLine: PrintLine,
): Promise<number> {
  if (hasDatabase(config)) return withSite(config, ways, work)
  printLine(explainNoDatabase(config))
  return 1
}

export async function runCommand<Handler>(
  config: Config,
  { usage, ways, work }: OperatorCommand<Handler>,
  printLine: PrintLine,
): Promise<number> {
  if (work) return runOnSite(config, { ways, work }, printLine)
  printLine(usage)
  return 2
}
