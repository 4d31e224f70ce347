import { mostJobsInBrowser } from '#domain/jobs/most-jobs.ts'
import type { NamedOperation } from './operations.ts'
import type { OwnRead } from './own-reads.ts'
import { Refused } from './refused.ts'

/** The most ids of rows that are for everybody, and the most fields that are left out. */
export const [mostContentIds, mostFields] = [mostJobsInBrowser, 100] as const
/** The longest id or name of a field, in bytes. */
const longestName = 128
/** The most arguments of an operation, and the most bytes of all of them together where it does not say otherwise. */
const [mostArguments, usualBytes] = [8, 4 * 1024] as const

const bytesOf = (texts: ReadonlyArray<string>) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)

const no = (message: string) => new Refused(422, message)

const inWords = (bytes: number) => `${Math.floor(bytes / 1024)} kB`

/** How much a call may bring. */
export const boundOfCall = ({ mostBytes = usualBytes }: Pick<NamedOperation, 'mostBytes'>) => ({
  arguments: mostArguments,
  bytes: mostBytes,
})

/** How much a read may bring. @param own the read, unless it is of rows that are for everybody */
export const boundOfRead = (own: Pick<OwnRead, 'mostIds'> | undefined) => {
  const ids = own?.mostIds ?? mostContentIds
  return { ids, bytes: ids * longestName }
}

/** Refuses a read that brings more than it may. @throws Refused */
export function refuseLongRead(
  { name, ids, fields }: { name: string; ids: ReadonlyArray<string>; fields: ReadonlyArray<string> },
  own?: OwnRead,
): void {
  const most = boundOfRead(own)
  if (ids.length > most.ids)
    throw no(most.ids === 0 ? `${name} takes no ids.` : `${name} takes at most ${most.ids} ids at a time.`)
  if (bytesOf(ids) > most.bytes) throw no(`${name} takes ids of ${longestName} bytes at most.`)
  if (fields.length > mostFields) throw no(`At most ${mostFields} fields are left out of ${name}.`)
}

/** Refuses a call that brings more than it may. @throws Refused */
export function refuseLongCall(name: string, args: ReadonlyArray<string>, operation: NamedOperation): void {
  const most = boundOfCall(operation)
  if (args.length > most.arguments) throw no(`${name} takes at most ${most.arguments} arguments.`)
  if (bytesOf(args) > most.bytes)
    throw no(`This is longer than can be sent: ${name} takes ${inWords(most.bytes)} of text.`)
}
