import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { type Row, entities } from '#contract/entities.ts'
import { pluralize } from '#domain/text/pluralize.ts'
import { contentNames, type ContentName } from '#contract/entity-names.ts'
import { getKeyColumn, readRanges, toCells } from '../database/rows.ts'
import type { Slices } from '../database/slices.ts'
import type { Tables } from '../database/tables.ts'
import { problemLine, type ImportRows, type SourceTable, type SourceTables } from './content-tables.ts'
import { createSpoiledFinder } from './spoiled-text.ts'

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
  /** New places of rows that are not written otherwise. */
  readonly moved: ReadonlyMap<string, number>
}

function isSame(stored: unknown, given: unknown): boolean {
  if (stored === given) return true
  if (stored instanceof Date) return typeof given === 'string' && stored.getTime() === Date.parse(given)
  return isDeepStrictEqual(stored, given)
}

const isSameRow = (stored: Cells, given: Cells) =>
  Object.entries(given).every(([column, value]) => column === 'ServerOrder' || isSame(stored[column], value))

type EntityInput = {
  readonly name: ContentName
  readonly rows: ReadonlyArray<unknown> | null
  readonly source: SourceTable | undefined
  readonly prune: boolean
  /** The offices after the import; null: none goes. */
  readonly offices: ReadonlySet<string> | null
}

const losesOffice = ({ Location_ID: office }: Cells, offices: EntityInput['offices']) =>
  offices !== null && typeof office === 'string' && !offices.has(office)

type StoredRow = {
  readonly key: string
  readonly order: number
  readonly standing: 'same' | 'altered' | 'orphan' | 'other'
}

type Stored = { readonly rows: ReadonlyArray<StoredRow>; readonly finds: ReadonlyArray<SourceFinds> }

type SourceFinds = { readonly problems: ReadonlyArray<string>; readonly notes: ReadonlyArray<string> }

function createEmptiedFinder({ file, absent = [] }: SourceTable) {
  const lost = new Map<string, number>()
  return {
    look(stored: Cells, given: Cells) {
      for (const field of absent)
        if (!isSame(stored[field] ?? null, given[field] ?? null)) lost.set(field, (lost.get(field) ?? 0) + 1)
    },
    list: () =>
      absent.flatMap((field) => {
        const count = lost.get(field) ?? 0
        return count === 0 ? [] : [`${file} has no column ${field}: its value is lost in ${pluralize(count, 'row')}`]
      }),
  }
}

function createSourceFinder(column: string, rows: ReadonlyArray<Cells>, source: SourceTable) {
  const [spoiled, emptied] = [createSpoiledFinder(column, rows), createEmptiedFinder(source)]
  return {
    look(stored: Cells, at: number | undefined) {
      spoiled.look(stored)
      if (at !== undefined) emptied.look(stored, rows[at]!)
    },
    list: (): SourceFinds => ({
      problems: spoiled
        .list()
        .map(({ at, field, message }) => problemLine(source.file, source.numbers[at] ?? 0, field, message)),
      notes: emptied.list(),
    }),
  }
}

const listKeys = (name: ContentName, rows: ReadonlyArray<Cells>) => {
  const { key } = entities[name]
  return rows.map((row, order) => String(key === null ? order : row[key]))
}

async function compareStored(db: Kysely<Tables>, input: EntityInput, slices: Slices): Promise<Stored> {
  const { name, offices, source } = input
  const [column, given] = [getKeyColumn(name), (input.rows ?? []) as ReadonlyArray<Cells>]
  const places = new Map(listKeys(name, given).map((key, at) => [key, at]))
  const finder = source && entities[name].key !== null ? createSourceFinder(column, given, source) : null
  const rows: StoredRow[] = []
  const findStanding = (cells: Cells, at: number | undefined) => {
    if (at === undefined) return losesOffice(cells, offices) ? 'orphan' : 'other'
    return isSameRow(cells, toCells(name, given[at] as Row<typeof name>, at)) ? 'same' : 'altered'
  }
  for await (const range of readRanges(db, name))
    for (const cells of range) {
      const key = String(cells[column])
      const at = places.get(key)
      finder?.look(cells, at)
      rows.push({ key, order: Number(cells['ServerOrder']), standing: findStanding(cells, at) })
      await slices.turn()
    }
  return { rows: rows.sort((one, other) => one.order - other.order), finds: finder ? [finder.list()] : [] }
}

function hasOrderChanged(stored: ReadonlyArray<string>, after: ReadonlyArray<string>) {
  const [before, then] = [new Set(stored), new Set(after)]
  const staying = stored.filter((key) => then.has(key))
  return !isDeepStrictEqual(
    staying,
    after.filter((key) => before.has(key)),
  )
}

/** Given rows come first, before those that stay. */
function findMoved(keys: ReadonlyArray<string>, same: ReadonlyArray<StoredRow>, staying: ReadonlyArray<StoredRow>) {
  const places = new Map(keys.map((key, at) => [key, at]))
  const moved = new Map<string, number>()
  for (const { key, order } of same) if (places.get(key) !== order) moved.set(key, places.get(key)!)
  let next = keys.length
  for (const { key, order } of staying) {
    if (order < next) moved.set(key, next)
    next = Math.max(order, next) + 1
  }
  return moved
}

function planRows(stored: ReadonlyArray<StoredRow>, { name, rows, prune }: EntityInput): EntityPlan {
  const keys = [...new Set(listKeys(name, (rows ?? []) as ReadonlyArray<Cells>))]
  const before = new Set(stored.map(({ key }) => key))
  const by = Map.groupBy(stored, ({ standing }) => standing)
  const list = (standing: StoredRow['standing']) => (by.get(standing) ?? []).map(({ key }) => key)
  const isGiven = ({ standing }: StoredRow) => standing === 'same' || standing === 'altered'
  const goes = rows !== null && prune && entities[name].key !== null
  const staying = goes ? [] : stored.filter((row) => !isGiven(row))
  return {
    name,
    added: new Set(keys.filter((key) => !before.has(key))),
    changed: new Set([...list('altered'), ...(goes ? [] : list('orphan'))]),
    removed: new Set(goes ? stored.filter((row) => !isGiven(row)).map(({ key }) => key) : []),
    unchanged: list('same').length,
    staying: staying.filter(({ standing }) => standing === 'other').length,
    stored: stored.map(({ key }) => key),
    isReordered: hasOrderChanged([...before], [...keys, ...staying.map(({ key }) => key)]),
    moved: rows === null || entities[name].key === null ? new Map() : findMoved(keys, by.get('same') ?? [], staying),
  }
}

export const isChange = ({ added, changed, removed, isReordered }: EntityPlan): boolean =>
  added.size + changed.size + removed.size > 0 || isReordered

const officeUsers: ReadonlyArray<ContentName> = ['JobPostingHeader', 'ContractsContact']

export type ImportPlan = SourceFinds & { readonly plans: ReadonlyArray<EntityPlan> }

type PlanOptions = { readonly prune: boolean; readonly sources: SourceTables; readonly slices: Slices }

export async function planImport(
  db: Kysely<Tables>,
  rows: ImportRows,
  { prune, sources, slices }: PlanOptions,
): Promise<ImportPlan> {
  const offices = prune && rows.Location ? new Set(rows.Location.map(({ Location_ID }) => Location_ID)) : null
  const plans: EntityPlan[] = []
  const found: SourceFinds[] = []
  for (const name of contentNames) {
    const given = rows[name] ?? null
    if (given === null && (offices === null || !officeUsers.includes(name))) continue
    const input = { name, rows: given, source: given === null ? undefined : sources[name], prune, offices }
    const stored = await compareStored(db, input, slices)
    const plan = planRows(stored.rows, input)
    if (given !== null || isChange(plan)) plans.push(plan)
    found.push(...stored.finds)
  }
  return { plans, problems: found.flatMap(({ problems }) => problems), notes: found.flatMap(({ notes }) => notes) }
}
