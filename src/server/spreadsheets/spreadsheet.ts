import { parse, type CsvError } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

export type SpreadsheetRow = { readonly line: number; readonly cells: ReadonlyArray<string> }

export type Spreadsheet = {
  readonly rows: ReadonlyArray<SpreadsheetRow>
  readonly unclosed: ReadonlyArray<number>
}

type Extent = { readonly raw: string; readonly info: { readonly lines: number } }
type ParsedRecord = Extent & { readonly record: ReadonlyArray<string> }

const startLine = ({ raw, info }: Extent) => info.lines - (raw.trim().match(/\n/g) ?? []).length

function countHeaderCells(text: string, delimiter: string, isLenient: boolean): number {
  try {
    const [header = []] = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: isLenient,
      skip_empty_lines: true,
      to: 1,
    })
    return header.length
  } catch {
    return 0
  }
}

/** The one that makes the most cells of the header, first by strict quotes: a wrong one tears quoted cells. */
const detectDelimiter = (text: string): string =>
  [false, true]
    .flatMap((isLenient) =>
      [',', ';', '\t']
        .map((delimiter) => ({ delimiter, cells: countHeaderCells(text, delimiter, isLenient) }))
        .toSorted((one, other) => other.cells - one.cells),
    )
    .find(({ cells }) => cells > 0)?.delimiter ?? ','

const encodings = [
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
] as const

export function decodeSpreadsheet(bytes: Uint8Array): string | null {
  const encoding = encodings.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))?.name ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Drops everything after a quote that is never closed; see `unclosed`. */
export function readSpreadsheet(given: string): Spreadsheet {
  const text = given.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const unclosed: number[] = []
  const skip = (error: CsvError | undefined, raw = ''): undefined =>
    void unclosed.push(startLine({ raw, info: { lines: Number(error?.['lines']) } }))
  const found = parse(text, {
    delimiter: detectDelimiter(text),
    info: true,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    on_skip: skip,
  }) as unknown as ReadonlyArray<ParsedRecord>
  return { rows: found.map((one) => ({ line: startLine(one), cells: one.record })), unclosed }
}

const format = { record_delimiter: 'windows', quoted: true, quoted_empty: true, escape_formulas: true } as const

/** Must match what `escape_formulas` of csv-stringify escapes. */
const formula = '[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
const afterApostrophes = new RegExp(`^'+${formula}`)
const apostrophe = new RegExp(`^'(?='*${formula})`)

export const spreadsheetMark = '\uFEFF'

export const spreadsheetLine = (cells: ReadonlyArray<string | number>): string =>
  stringify([cells.map((cell) => (afterApostrophes.test(String(cell)) ? `'${cell}` : cell))], format)

export const withoutApostrophe = (cell: string): string => cell.replace(apostrophe, '')
