import { pluralize } from '#domain/text/pluralize.ts'
import type { Config } from '../settings/config.ts'
import { listKeyIds, keyHandlerFactories, type KeysRead, type KeyHandler, type KeyUse } from './key-handler.ts'
import { parseArguments, runCommand, type PrintLine } from '../control/run-command.ts'

const usage = `Usage:
  npm run keys   counts what each file key encrypts, and says which key can be removed`

const renewedInAnHour = 200

const names: Readonly<Record<string, string>> = { attachment: 'file', application_secret: 'number' }

const useInWords = ({ table, count }: KeyUse) =>
  names[table] === undefined ? `${count} of ${table}` : pluralize(count, names[table])

const usesInWords = (uses: ReadonlyArray<KeyUse>) => uses.map(useInWords).join(', ') || 'nothing'

type Key = { readonly id: string; readonly place: string }

function formatAdvice({ place }: Key, isNewest: boolean, uses: ReadonlyArray<KeyUse>): string {
  if (isNewest) return 'the newest, used for everything new'
  if (uses.length === 0)
    return place === 'FILE_KEYS'
      ? 'no longer used: remove it from FILE_KEYS once no backup that you may restore is older than today'
      : 'no longer used'
  const hours = Math.ceil(Math.max(...uses.map(({ count }) => count)) / renewedInAnHour)
  return `to be encrypted again with the newest key, in about ${pluralize(hours, 'hour')}: keep it`
}

function formatKeys(keys: ReadonlyArray<Key>, { uses }: KeysRead): ReadonlyArray<string> {
  const listKeyUses = (id: string) => uses.filter(({ keyId }) => keyId === id)
  const known = keys.map((key, index) => {
    const keyUses = listKeyUses(key.id)
    return `${key.id}, in ${key.place}: ${usesInWords(keyUses)}; ${formatAdvice(key, index === 0, keyUses)}.`
  })
  const ids = new Set(keys.map(({ id }) => id))
  const lost = [...new Set(uses.map(({ keyId }) => keyId))].filter((id) => !ids.has(id))
  return [
    ...known,
    ...lost.map(
      (id) =>
        `${id}, nowhere: ${usesInWords(listKeyUses(id))} cannot be opened; add the key back to the end of FILE_KEYS.`,
    ),
  ]
}

async function printKeys(handler: KeyHandler, given: ReadonlyArray<string>, say: PrintLine) {
  const configured = (await listKeyIds(given)).map((id) => ({ id, place: 'FILE_KEYS' }))
  const read = await handler.read()
  const kept = read.inDatabase.map((id) => ({ id, place: 'the database' }))
  const keys = [...configured, ...kept.filter(({ id }) => !configured.some((key) => key.id === id))]
  const lines = formatKeys(keys, read)
  for (const line of lines) say(line)
  if (lines.length === 0) say('There is no key yet: the first start creates one.')
  return lines.length === keys.length ? 0 : 1
}

export function runKeyCommand(config: Config, args: ReadonlyArray<string>, say: PrintLine): Promise<number> {
  const isCommand = parseArguments(args, {})?.words.length === 0
  const work = isCommand ? (handler: KeyHandler) => printKeys(handler, config.fileKeys ?? [], say) : null
  return runCommand(config, { usage, ways: keyHandlerFactories, work }, say)
}
