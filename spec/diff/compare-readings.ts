import type { Source } from '../read-sources.ts'
import { byFirm, parseReadings, readingsFile, type Reading } from '../readings/read-readings.ts'

/** Null where that version lacks the reading. */
export type ReadingChange = { readonly id: string; readonly before: Reading | null; readonly now: Reading | null }

export type ReadingsTable = { readonly status: 'came' | 'went'; readonly ids: ReadonlyArray<string> }

export type ReadingsDifference = {
  readonly table: ReadingsTable | null
  readonly readings: ReadonlyArray<ReadingChange>
}

export const isDecided = ({ before, now }: ReadingChange) =>
  now !== null && now.decision !== null && now.decision !== before?.decision

export const isBuilt = ({ before, now }: ReadingChange) =>
  before?.wanted != null && now?.decision === byFirm && now.wanted === null && now.reading === before.wanted

function readTable(sources: ReadonlyArray<Source>): ReadonlyMap<string, Reading> | null {
  const table = sources.find(({ file }) => file === readingsFile)
  return table ? new Map(parseReadings(table.text).map((row) => [row.id, row])) : null
}

const isSame = ({ before, now }: ReadingChange) => JSON.stringify(before) === JSON.stringify(now)

export function compareReadings(before: ReadonlyArray<Source>, now: ReadonlyArray<Source>): ReadingsDifference {
  const [was, is] = [readTable(before), readTable(now)]
  if (was === null || is === null) {
    const [status, only] = is === null ? (['went', was] as const) : (['came', is] as const)
    return { table: only && { status, ids: [...only.keys()] }, readings: [] }
  }
  const changes = [...new Set([...is.keys(), ...was.keys()])].map((id): ReadingChange => {
    return { id, before: was.get(id) ?? null, now: is.get(id) ?? null }
  })
  return { table: null, readings: changes.filter((change) => !isSame(change)) }
}
