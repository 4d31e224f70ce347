import { stringify } from 'csv-stringify/sync'

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
