import { maxBrowserJobs } from '#domain/jobs/find-job.ts'
import type { NamedOperation, PersonalRead } from './operations.ts'
import { Refused } from './refused.ts'

export const [maxContentIds, maxFields] = [maxBrowserJobs, 100] as const
const longestName = 128
const [maxArguments, usualBytes] = [8, 4 * 1024] as const

const countBytes = (texts: ReadonlyArray<string>) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)

const no = (message: string) => new Refused(422, message)

const inWords = (bytes: number) => `${Math.floor(bytes / 1024)} kB`

export const getCallBounds = ({ maxBytes = usualBytes }: Pick<NamedOperation, 'maxBytes'>) => ({
  arguments: maxArguments,
  bytes: maxBytes,
})

export const getReadBounds = (own: Pick<PersonalRead, 'maxIds'> | undefined) => {
  const ids = own?.maxIds ?? maxContentIds
  return { ids, bytes: ids * longestName }
}

export function refuseLongRead(
  { name, ids, fields }: { name: string; ids: ReadonlyArray<string>; fields: ReadonlyArray<string> },
  own?: PersonalRead,
): void {
  const most = getReadBounds(own)
  if (ids.length > most.ids)
    throw no(most.ids === 0 ? `${name} takes no ids.` : `${name} takes at most ${most.ids} ids at a time.`)
  if (countBytes(ids) > most.bytes) throw no(`${name} takes ids of ${longestName} bytes at most.`)
  if (fields.length > maxFields) throw no(`At most ${maxFields} fields are left out of ${name}.`)
}

export function refuseLongCall(name: string, args: ReadonlyArray<string>, operation: NamedOperation): void {
  const most = getCallBounds(operation)
  if (args.length > most.arguments) throw no(`${name} takes at most ${most.arguments} arguments.`)
  if (countBytes(args) > most.bytes)
    throw no(`This is longer than can be sent: ${name} takes ${inWords(most.bytes)} of text.`)
}
