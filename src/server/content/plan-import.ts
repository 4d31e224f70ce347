import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { type Row, entities } from '#contract/entities.ts'
import { pluralize } from '#domain/text/pluralize.ts'
import { contentNames, type ContentName } from '#contract/entity-names.ts'
import { anyContent, toCells } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import { problemLine, type ImportRows, type SourceTable, type SourceTables } from './content-tables.ts'
import { findSpoiledText } from './spoiled-text.ts'

type Cells = Readonly<Record<string, unknown>>

export type EntityPlan = {
  readonly name: ContentName
  readonly added: ReadonlySet<string>
  readonly changed: ReadonlySet<string>
  readonly removed: ReadonlySet<string>
  readonly unchanged: number
  readonly staying: number
  readonly stored: ReadonlyArray<string>
  readonly isReordered: boolean
}

/** An entity without a key has a single row, identified by its `ServerOrder`. */
export const getKeyColumn = (name: ContentName): string => entities[name].key ?? 'ServerOrder'

function isSame(stored: unknown, given: unknown): boolean {
  if (stored === given) return true
  if (stored instanceof Date) return typeof given === 'string' && stored.getTime() === Date.parse(given)
  return isDeepStrictEqual(stored, given)
}

const isSameRow = (stored: Cells, given: Cells) =>
  Object.entries(given).every(([column, value]) => column === 'ServerOrder' || isSame(stored[column], value))

const readStored = async (db: Kysely<Tables>, name: ContentName): Promise<ReadonlyArray<Cells>> =>
  anyContent(db).selectFrom<ContentName>(name).selectAll().orderBy('ServerOrder').execute()

type EntityInput = {
  readonly name: ContentName
  readonly rows: ReadonlyArray<unknown> | null
  readonly prune: boolean
  /** The offices after the import; null: none goes. */
  readonly offices: ReadonlySet<string> | null
}

const losesOffice = ({ Location_ID: office }: Cells, offices: EntityInput['offices']) =>
  offices !== null && typeof office === 'string' && !offices.has(office)

function hasOrderChanged(stored: ReadonlyArray<string>, after: ReadonlyArray<string>) {
  const [before, then] = [new Set(stored), new Set(after)]
  const staying = stored.filter((key) => then.has(key))
  return !isDeepStrictEqual(
    staying,
    after.filter((key) => before.has(key)),
  )
}

function planRows(stored: ReadonlyArray<Cells>, { name, rows, prune, offices }: EntityInput): EntityPlan {
  const column = getKeyColumn(name)
  const getKey = (cells: Cells) => String(cells[column])
  const before = new Map(stored.map((cells) => [getKey(cells), cells]))
  const given = (rows ?? []).map((row, order) => toCells(name, row as Row<typeof name>, order))
  const keys = new Set(given.map(getKey))
  const known = given.filter((cells) => before.has(getKey(cells)))
  const altered = known.filter((cells) => !isSameRow(before.get(getKey(cells))!, cells)).map(getKey)
  const others = stored.filter((cells) => !keys.has(getKey(cells)))
  const goes = rows !== null && prune && entities[name].key !== null
  const [removed, staying] = goes ? [others, []] : [[], others]
  const orphans = staying.filter((cells) => losesOffice(cells, offices)).map(getKey)
  return {
    name,
    added: new Set([...keys].filter((key) => !before.has(key))),
    changed: new Set([...altered, ...orphans]),
    removed: new Set(removed.map(getKey)),
    unchanged: known.length - altered.length,
    staying: staying.length - orphans.length,
    stored: stored.map(getKey),
    isReordered: hasOrderChanged([...before.keys()], [...keys, ...staying.map(getKey)]),
  }
}

function findSpoiled(
  name: ContentName,
  stored: ReadonlyArray<Cells>,
  given: ReadonlyArray<unknown>,
  source: SourceTable,
) {
  const found = findSpoiledText(getKeyColumn(name), stored, given as ReadonlyArray<Cells>)
  return found.map(({ at, field, message }) => problemLine(source.file, source.numbers[at] ?? 0, field, message))
}

function findEmptied(
  name: ContentName,
  stored: ReadonlyArray<Cells>,
  given: ReadonlyArray<unknown>,
  { file, absent = [] }: SourceTable,
) {
  const column = getKeyColumn(name)
  const rows = new Map((given as ReadonlyArray<Cells>).map((row) => [String(row[column]), row]))
  const known = stored.filter((row) => rows.has(String(row[column])))
  return absent.flatMap((field) => {
    const lost = known.filter((row) => !isSame(row[field] ?? null, rows.get(String(row[column]))?.[field] ?? null))
    if (lost.length === 0) return []
    return [`${file} has no column ${field}: its value is lost in ${pluralize(lost.length, 'row')}`]
  })
}

export const isChange = ({ added, changed, removed, isReordered }: EntityPlan): boolean =>
  added.size + changed.size + removed.size > 0 || isReordered

const officeUsers: ReadonlyArray<ContentName> = ['JobPostingHeader', 'ContractsContact']

export type ImportPlan = {
  readonly plans: ReadonlyArray<EntityPlan>
  readonly problems: ReadonlyArray<string>
  readonly notes: ReadonlyArray<string>
}

export async function planImport(
  db: Kysely<Tables>,
  rows: ImportRows,
  { prune, sources }: { readonly prune: boolean; readonly sources: SourceTables },
): Promise<ImportPlan> {
  const offices = prune && rows.Location ? new Set(rows.Location.map(({ Location_ID }) => Location_ID)) : null
  const plans: EntityPlan[] = []
  const problems: string[] = []
  const notes: string[] = []
  for (const name of contentNames) {
    const [given, source] = [rows[name] ?? null, sources[name]]
    if (given === null && (offices === null || !officeUsers.includes(name))) continue
    const stored = await readStored(db, name)
    const plan = planRows(stored, { name, rows: given, prune, offices })
    if (given !== null || isChange(plan)) plans.push(plan)
    if (given === null || !source) continue
    problems.push(...findSpoiled(name, stored, given, source))
    notes.push(...findEmptied(name, stored, given, source))
  }
  return { plans, problems, notes }
}
