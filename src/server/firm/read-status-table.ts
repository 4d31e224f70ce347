import { readSpreadsheet, type SpreadsheetRow } from '../spreadsheets/spreadsheet.ts'

export type RawStatusRow = { readonly at: number; readonly cells: Readonly<Record<string, unknown>> }

export type Refusal = { readonly at: number; readonly reason: string }

export type RawStatusRows = { readonly found: ReadonlyArray<RawStatusRow>; readonly refused: ReadonlyArray<Refusal> }

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

const needed = ['application id', 'state'] as const

function readColumns(first: SpreadsheetRow | undefined): ReadonlyArray<string> {
  const names = (first?.cells ?? []).map((name) => name.trim().toLowerCase())
  const isOnce = (name: string) => names.indexOf(name) === names.lastIndexOf(name) && names.includes(name)
  if (needed.every(isOnce)) return names
  throw new UnreadableFile('The first line has to name the columns, "application id" and "state" once each among them.')
}

export function readStatusTable(text: string): RawStatusRows {
  const { rows, unclosed } = readSpreadsheet(text)
  const [first, ...others] = rows.filter(({ cells }) => cells.length > 1 || cells[0] !== '')
  const names = readColumns(first)
  const isTooLong = ({ cells }: SpreadsheetRow) => cells.length > names.length
  return {
    found: others
      .filter((row) => !isTooLong(row))
      .map(({ line, cells }) => ({
        at: line,
        cells: Object.fromEntries(names.map((name, column) => [name, cells[column]])),
      })),
    refused: [
      ...unclosed.map((at) => ({ at, reason: 'A quote begins there that is never closed.' })),
      ...others.filter(isTooLong).map(({ line, cells }) => ({
        at: line,
        reason: `It has ${cells.length} cells, and the first line has ${names.length}.`,
      })),
    ],
  }
}
