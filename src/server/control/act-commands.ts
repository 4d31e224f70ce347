import { isDay } from '#contract/day.ts'
import type { Config } from '../settings/config.ts'
import { actHandlerFactories, type ActHandler } from './acts.ts'
import { parseArguments, runCommand, type PrintLine } from './run-command.ts'

const usage = `Usage:
  npm run acts [-- --since YYYY-MM-DD]   lists what operators did with their commands: when, who, what`

function readWork(args: ReadonlyArray<string>, say: PrintLine) {
  const given = parseArguments(args, { since: { type: 'string' } })
  const since = given?.options['since'] ?? null
  if (!given || given.words.length > 0 || (since !== null && !isDay(String(since)))) return null
  return async (handler: ActHandler) => {
    const acts = await handler.list({ since: since === null ? null : String(since) })
    if (acts.length === 0) say('No acts are recorded.')
    for (const { at, operator, command, summary } of acts)
      say(`${at.slice(0, 19)}Z  ${operator}  ${command}: ${summary}`)
    return 0
  }
}

export const runActCommand = (config: Config, args: ReadonlyArray<string>, say: PrintLine): Promise<number> =>
  runCommand(config, { usage, ways: actHandlerFactories, work: readWork(args, say) }, say)
