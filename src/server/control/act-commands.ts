import { parseArgs } from 'node:util'
import { isDay } from '#contract/day.ts'
import type { Config } from '../settings/config.ts'
import { actWays } from './acts.ts'
import { hasDatabase, withSite } from './reach-site.ts'

const usage = `Usage:
  npm run acts [-- --since YYYY-MM-DD]   lists what operators did with their commands: when, who, what`

function readSince(args: ReadonlyArray<string>): { readonly since: string | null } | null {
  try {
    const { values } = parseArgs({ args: [...args], options: { since: { type: 'string' } } })
    const { since = null } = values
    return since === null || isDay(since) ? { since } : null
  } catch {
    return null
  }
}

/** Runs `npm run acts`; `say` prints a line. Resolves with the exit code. */
export async function runActCommand(
  config: Config,
  args: ReadonlyArray<string>,
  say: (line: string) => void,
): Promise<number> {
  const since = readSince(args)
  if (!since) {
    say(usage)
    return 2
  }
  if (!hasDatabase(config)) {
    say(`There is no database in ${config.dataDir} yet.`)
    return 1
  }
  const acts = await withSite(config, actWays, (handler) => handler.list(since))
  if (acts.length === 0) say('No acts are recorded.')
  for (const { at, operator, command, summary } of acts)
    say(`${at.toISOString().slice(0, 19)}Z  ${operator}  ${command}: ${summary}`)
  return 0
}
