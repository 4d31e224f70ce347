import { parse, type CsvError } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/** A record of a table, and the line of the file on which it begins. */
export type SpreadsheetRow = { readonly line: number; readonly cells: ReadonlyArray<string> }

export type Spreadsheet = {
  /** All records in their order, empty ones too. */
  readonly rows: ReadonlyArray<SpreadsheetRow>
  /** The lines on which a quote begins that is never closed. */
  readonly unclosed: ReadonlyArray<number>
}

/** How much of the text a record is, and the line on which it ends. */
type Extent = { readonly raw: string; readonly info: { readonly lines: number } }
type Found = Extent & { readonly record: ReadonlyArray<string> }

const startOf = ({ raw, info }: Extent) => info.lines - (raw.trim().match(/\n/g) ?? []).length

/** A program that writes decimals with a comma has semicolons between the cells, and one that writes "Unicode text" has tabs. */
function delimiterIn(text: string) {
  const [first = ''] = text.split('\n', 1)
  return [';', '\t'].find((sign) => first.includes(sign)) ?? ','
}

const encodings = [
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
] as const

/** The text of a table as programs save it, in UTF-8 or UTF-16; null when it is in neither. */
export function decodeSpreadsheet(bytes: Uint8Array): string | null {
  const encoding = encodings.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))?.name ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Reads a table (CSV), with commas, semicolons or tabs between its cells. What follows a quote that is never closed is left out. */
export function readSpreadsheet(given: string): Spreadsheet {
  const text = given.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const unclosed: number[] = []
  const skip = (error: CsvError | undefined, raw = ''): undefined =>
    void unclosed.push(startOf({ raw, info: { lines: Number(error?.['lines']) } }))
  const found = parse(text, {
    delimiter: delimiterIn(text),
    info: true,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    on_skip: skip,
  }) as unknown as ReadonlyArray<Found>
  return { rows: found.map((one) => ({ line: startOf(one), cells: one.record })), unclosed }
}

/** Every cell in quotes, and an apostrophe before a text that a spreadsheet would take for a formula (RFC 4180). */
const format = { record_delimiter: 'windows', quoted: true, quoted_empty: true, escape_formulas: true } as const

/** What a spreadsheet takes for the beginning of a formula, as `escape_formulas` has it. */
const formula = '[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
const afterApostrophes = new RegExp(`^'+${formula}`)
const apostrophe = new RegExp(`^'(?='*${formula})`)

/** The mark by which a spreadsheet knows UTF-8; a table begins with it. */
export const spreadsheetMark = '\uFEFF'

/** A line of a table (CSV). A number stays one, also below zero. */
export const spreadsheetLine = (cells: ReadonlyArray<string | number>): string =>
  stringify([cells.map((cell) => (afterApostrophes.test(String(cell)) ? `'${cell}` : cell))], format)

/** What stood in a cell before a line was written: without the apostrophe that keeps a spreadsheet from running it. */
export const withoutApostrophe = (cell: string): string => cell.replace(apostrophe, '')
