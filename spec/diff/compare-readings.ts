import type { Source } from '../read-sources.ts'
import { byFirm, parseReadings, readingsFile, type Reading } from '../readings/read-readings.ts'

/** An open reading of which anything changed; null where a version has it not. */
export type ReadingChange = { readonly id: string; readonly before: Reading | null; readonly now: Reading | null }

/** The table of readings as a whole, where only one of two versions has it, and how many readings stand in it. */
export type ReadingsTable = { readonly status: 'came' | 'went'; readonly ids: ReadonlyArray<string> }

/** What became of the open readings: of each by itself, or of the table where one version has none. */
export type ReadingsDifference = {
  readonly table: ReadingsTable | null
  readonly readings: ReadonlyArray<ReadingChange>
}

/** Whether a reading is decided, or decided otherwise than it was. */
export const isDecided = ({ before, now }: ReadingChange) =>
  now !== null && now.decision !== null && now.decision !== before?.decision

/** Whether the site does now what the firm wanted instead. */
export const isBuilt = ({ before, now }: ReadingChange) =>
  before?.wanted != null && now?.decision === byFirm && now.wanted === null && now.reading === before.wanted

/** The readings of a version by id; null where it has no table of them. */
function readTable(sources: ReadonlyArray<Source>): ReadonlyMap<string, Reading> | null {
  const table = sources.find(({ file }) => file === readingsFile)
  return table ? new Map(parseReadings(table.text).map((row) => [row.id, row])) : null
}

const isSame = ({ before, now }: ReadingChange) => JSON.stringify(before) === JSON.stringify(now)

/** The open readings that came, went or changed in any column, in the order of the new version. */
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
