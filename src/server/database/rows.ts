import type { Kysely } from 'kysely'
import type { WireDate, WireDateType } from '#contract/date.ts'
import { entities, listContentFields, type Row } from '#contract/entities.ts'
import type { ContentName } from '#contract/entity-names.ts'
import { decodeRows } from '#contract/payload.ts'
import { createSlices } from './slices.ts'
import type { Tables } from './tables.ts'

type Cells = Record<string, unknown>

type AnyTables = Record<ContentName, Cells>
export const anyContent = (db: Kysely<Tables>) => db as unknown as Kysely<AnyTables>

/** `null`: the type varies by row and has a column of its own. */
const dateFields: Partial<Record<ContentName, Record<string, WireDateType | null>>> = {
  JobPostingHeader: { LastModifiedDate: 'datetime' },
  CompanyNews: { PublishedDate: 'date' },
  CompanyEvent: { StartDate: null, EndDate: null },
}

const momentText = (value: string) => (value.endsWith('Z') ? value : `${value}Z`)

function dateCells(field: string, fixed: WireDateType | null, date: WireDate | null): Cells {
  const moment = date?.value ? momentText(date.value) : null
  return fixed ? { [field]: moment } : { [field]: moment, [`${field}Type`]: date?.type ?? null }
}

function readDate(cells: Cells, field: string, fixed: WireDateType | null): WireDate | null {
  const type = fixed ?? (cells[`${field}Type`] as WireDateType | null)
  if (type === null) return null
  const text = (cells[field] as Date | null)?.toISOString() ?? null
  return { type, value: type.endsWith('datetime') ? text : (text?.slice(0, -1) ?? null) } as WireDate
}

export function toCells<Name extends ContentName>(name: Name, row: Row<Name>, serverOrder: number): Cells {
  const values = row as Cells
  const dates = Object.entries<WireDateType | null>(dateFields[name] ?? {}).map(([field, fixed]) =>
    dateCells(field, fixed, values[field] as WireDate | null),
  )
  const stored = Object.fromEntries(listContentFields(name).map((field) => [field, values[field]]))
  return Object.assign(stored, { ServerOrder: serverOrder }, ...dates)
}

function toWire(name: ContentName, cells: Cells): Cells {
  const dates = dateFields[name] ?? {}
  return Object.fromEntries(
    listContentFields(name).map((field) => [
      field,
      dates[field] === undefined ? cells[field] : readDate(cells, field, dates[field]),
    ]),
  )
}

/** An entity without a key has a single row, identified by its `ServerOrder`. */
export const getKeyColumn = (name: ContentName): string => entities[name].key ?? 'ServerOrder'

export type RangeOptions = { readonly columns?: ReadonlyArray<string>; readonly size?: number }

export type KeyRange = {
  readonly rows: ReadonlyArray<Cells>
  readonly keys: ReadonlyArray<string>
  readonly first: string
  readonly last: string
}

const usualRange = 100

/** By a unique column, each range by a statement of its own, so that none takes long. Without `columns`: all of them. */
export async function* listRanges(
  db: Kysely<Tables>,
  table: string,
  key: string,
  { columns, size = usualRange }: RangeOptions = {},
): AsyncGenerator<KeyRange> {
  const all = (db as unknown as Kysely<Record<string, Cells>>).selectFrom(table)
  const wanted = (columns ? all.select([...columns]) : all.selectAll()).orderBy(key).limit(size)
  for (let after: string | null = null; ;) {
    const rows: ReadonlyArray<Cells> = await (after === null ? wanted : wanted.where(key, '>', after)).execute()
    const keys = rows.map((cells) => cells[key] as string)
    const [first, last] = [keys[0], keys.at(-1)]
    if (first === undefined || last === undefined) return
    yield { rows, keys, first, last }
    if (rows.length < size) return
    after = last
  }
}

export async function* readRanges(
  db: Kysely<Tables>,
  name: ContentName,
  options: RangeOptions = {},
): AsyncGenerator<ReadonlyArray<Cells>> {
  for await (const { rows } of listRanges(db, name, getKeyColumn(name), options)) yield rows
}

const decodeCells = <Name extends ContentName>(name: Name, cells: Cells) =>
  decodeRows(name, [toWire(name, cells)])[0] as Row<Name>

/** Consistent only in a transaction of its own, or when no import ends meanwhile. */
export async function readRows<Name extends ContentName>(
  db: Kysely<Tables>,
  name: Name,
  slices = createSlices(),
): Promise<ReadonlyArray<Row<Name>>> {
  const read: { readonly order: number; readonly row: Row<Name> }[] = []
  for await (const range of readRanges(db, name))
    for (const cells of range) {
      read.push({ order: Number(cells['ServerOrder']), row: decodeCells(name, cells) })
      await slices.turn()
    }
  return read.sort((one, other) => one.order - other.order).map(({ row }) => row)
}
