import type { Kysely } from 'kysely'
import type { WireDate, WireDateType } from '#contract/date.ts'
import { listContentFields, type Row } from '#contract/entities.ts'
import type { ContentName } from '#contract/entity-names.ts'
import { decodeRows } from '#contract/payload.ts'
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

const fromCells = <Name extends ContentName>(name: Name, cells: ReadonlyArray<Cells>): ReadonlyArray<Row<Name>> =>
  decodeRows(
    name,
    cells.map((row) => toWire(name, row)),
  )

export async function readRows<Name extends ContentName>(
  db: Kysely<Tables>,
  name: Name,
): Promise<ReadonlyArray<Row<Name>>> {
  return fromCells(
    name,
    await anyContent(db).selectFrom<ContentName>(name).selectAll().orderBy('ServerOrder').execute(),
  )
}
