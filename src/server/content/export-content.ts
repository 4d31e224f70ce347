import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entities, listContentFields } from '#contract/entities.ts'
import { contentNames, type ContentName } from '#contract/entity-names.ts'
import { encodeRows, type WireRow } from './content-cache.ts'
import type { Database } from '../database/open-database.ts'
import { readRows } from '../database/rows.ts'
import { createSlices, mapInSlices, withTurns } from '../database/slices.ts'
import { spreadsheetLine, spreadsheetMark } from '../spreadsheets/spreadsheet.ts'
import type { ContentTables } from './content-tables.ts'
import { longestCell, writeCell } from './field-cells.ts'

const pickContent = (name: ContentName, row: WireRow) =>
  Object.fromEntries(listContentFields(name).map((field) => [field, row[field]]))

/** Includes rows that are not in use, so that importing it again changes nothing. */
export const exportContent = ({ db }: Database, slices = createSlices()): Promise<ContentTables> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (at) => {
      const tables: Record<string, ReadonlyArray<unknown>> = {}
      for (const name of contentNames) {
        const rows = await readRows(withTurns(at, slices), name, slices)
        // An entity of one row has no empty list that could be imported.
        if (rows.length > 0 || entities[name].key !== null)
          tables[name] = await mapInSlices(rows, slices, (row) => pickContent(name, encodeRows(name, [row])[0]!))
      }
      return tables
    })

const inJson = (rows: ReadonlyArray<unknown>) => `${JSON.stringify(rows, null, 2)}\n`

const writeCells = (name: ContentName, row: unknown) =>
  listContentFields(name).map((field) => writeCell(name, field, (row as Readonly<Record<string, unknown>>)[field]))

function inTable(name: ContentName, rows: ReadonlyArray<unknown>) {
  const lines = [listContentFields(name), ...rows.map((row) => writeCells(name, row))]
  return `${spreadsheetMark}${lines.map((cells) => spreadsheetLine(cells)).join('')}`
}

const findLong = (name: ContentName, rows: ReadonlyArray<unknown>) =>
  rows.flatMap((row, at) =>
    writeCells(name, row).flatMap((cell, column) =>
      String(cell).length < longestCell
        ? []
        : [
            `${name}.csv row ${at + 2}, ${listContentFields(name)[column]}: Excel cuts off what is longer than ${longestCell} characters`,
          ],
    ),
  )

export type WrittenFolder = {
  readonly files: ReadonlyArray<string>
  readonly notes: ReadonlyArray<string>
}

export function writeFolder(folder: string, tables: ContentTables, form: 'json' | 'csv' = 'json'): WrittenFolder {
  mkdirSync(folder, { recursive: true })
  const given = contentNames.flatMap((name) => (tables[name] ? [[name, tables[name]] as const] : []))
  const files = given.map(([name, rows]) => {
    const file = join(folder, `${name}.${form}`)
    writeFileSync(`${file}.draft`, form === 'json' ? inJson(rows) : inTable(name, rows))
    renameSync(`${file}.draft`, file)
    return file
  })
  return { files, notes: form === 'json' ? [] : given.flatMap(([name, rows]) => findLong(name, rows)) }
}
