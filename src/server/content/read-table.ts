import type { ContentName } from '#contract/entity-names.ts'
import { listContentFields } from '#contract/entities.ts'
import {
  decodeSpreadsheet,
  readSpreadsheet,
  type SpreadsheetRow,
  withoutApostrophe,
} from '../spreadsheets/spreadsheet.ts'

export type ReadTable = {
  readonly rows: ReadonlyArray<Readonly<Record<string, string>>>
  readonly numbers: ReadonlyArray<number>
  readonly absent: ReadonlyArray<string>
  readonly problems: ReadonlyArray<string>
}

const emptyTable = { rows: [], numbers: [], absent: [] }

const isBlank = (cells: ReadonlyArray<string>) => cells.every((cell) => cell.trim() === '')

const columnLetters = (column: number): string =>
  `${column < 26 ? '' : columnLetters(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`

function checkColumns(name: ContentName, file: string, columns: ReadonlyArray<string>): ReadonlyArray<string> {
  const twice = new Set(columns.filter((column, at) => column !== '' && columns.indexOf(column) < at))
  const fields = listContentFields(name)
  if (!columns.some((column) => fields.includes(column)))
    return [`${file}: The first line has to name the fields: ${fields.join(', ')}`]
  return [...twice].map((column) => `${file}: the column ${column} is there more than once`)
}

const findNameless = (file: string, columns: ReadonlyArray<string>, { cells, number }: NumberedCells) =>
  cells.flatMap((cell, column) =>
    cell.trim() === '' || columns[column]
      ? []
      : [`${file} row ${number}: the cell in column ${columnLetters(column)} is under no name of a field`],
  )

type NumberedCells = { readonly number: number; readonly cells: ReadonlyArray<string> }

const number = (rows: ReadonlyArray<SpreadsheetRow>): ReadonlyArray<NumberedCells> =>
  rows.map(({ cells }, at) => ({ number: at + 1, cells: cells.map(withoutApostrophe) }))

const byColumn = (columns: ReadonlyArray<string>, { cells }: NumberedCells) =>
  Object.fromEntries(
    columns.flatMap((column, at) => {
      const cell = cells[at] ?? ''
      return column === '' || cell.trim() === '' ? [] : [[column, cell]]
    }),
  )

export function readTable(name: ContentName, file: string, bytes: Uint8Array): ReadTable {
  const text = decodeSpreadsheet(bytes)
  if (text === null)
    return { ...emptyTable, problems: [`${file}: The text is not UTF-8: save it as "CSV UTF-8 (Comma delimited)"`] }
  const { rows, unclosed } = readSpreadsheet(text)
  const [first, ...others] = number(rows)
  const columns = (first?.cells ?? []).map((cell) => cell.trim())
  const filled = others.filter(({ cells }) => !isBlank(cells))
  return {
    rows: filled.map((row) => byColumn(columns, row)),
    numbers: filled.map((row) => row.number),
    absent: listContentFields(name).filter((field) => !columns.includes(field)),
    problems: [
      ...unclosed.map((line) => `${file} line ${line}: A quote begins there that is never closed`),
      ...checkColumns(name, file, columns),
      ...filled.flatMap((row) => findNameless(file, columns, row)),
    ],
  }
}
