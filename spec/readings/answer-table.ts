import { readFileSync, statSync } from 'node:fs'
import { parse, type CsvError } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { Question } from './questions.ts'
import { sayWho } from './say-questions.ts'

const columns = [
  'id',
  'question',
  'what the site does',
  'why the site does so',
  'who answers',
  'answer',
  'who answered',
  'date',
] as const

type Column = (typeof columns)[number]

/** The columns that a table has to have when it comes back; of the others it may lack any. */
const needed: ReadonlyArray<Column> = ['id', 'answer', 'who answered', 'date']

/** A row of a table that came back: where it begins, and its cells; a column that the table lacks is ''. */
export type AnswerRow = { readonly line: number; readonly cells: Readonly<Record<Column, string>> }

/** The table cannot be read at all; the message is one sentence. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable'
}

const toCells = ({ id, statement, reading, why, who }: Question) => [
  id,
  statement,
  reading,
  why,
  sayWho(who),
  '',
  '',
  '',
]

/** The questions as a table to be filled in, with the mark by which spreadsheets know UTF-8. */
export const writeTable = (questions: ReadonlyArray<Question>, delimiter: '\t' | ','): string =>
  stringify([columns, ...questions.map(toCells)], {
    bom: true,
    delimiter,
    escape_formulas: true,
    record_delimiter: 'windows',
  })

const decoderOf = (bytes: Uint8Array) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/**
 * The text of a file that is a table. It throws in plain words for what is none: no file, a folder, an empty file, or the
 * own format of a spreadsheet, which holds zero bytes that a text has none of but in UTF-16.
 * @throws UnreadableTable
 */
export function openTable(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat) throw new UnreadableTable(`There is no file ${file}.`)
  if (stat.isDirectory()) throw new UnreadableTable(`${file} is a folder. Name the file of the table in it.`)
  const bytes = readFileSync(file)
  const text = decodeTable(bytes)
  if (text.includes('\0'))
    throw new UnreadableTable(`${file} is no text. Save the table as CSV or as text with tabs, and name that file.`)
  if (text.trim() === '') throw new UnreadableTable(`${file} is empty.`)
  return text
}

/** The text of a file as spreadsheets save it: UTF-8, UTF-16 with its mark, or else the code page of Windows. */
export function decodeTable(bytes: Uint8Array): string {
  try {
    return new TextDecoder(decoderOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The first line holds tabs, or semicolons where decimals are written with a comma, or commas. */
const delimiterOf = (text: string) =>
  ['\t', ';', ','].find((delimiter) => text.split('\n', 1)[0]?.includes(delimiter)) ?? ','

/** A cell as it was meant: on one line, without the apostrophe that keeps it from being a formula. */
const tidy = (cell: string | undefined) =>
  (cell ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')

type Found = { readonly record: ReadonlyArray<string>; readonly raw: string; readonly info: { readonly lines: number } }

function parseTable(text: string): ReadonlyArray<Found> {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
    }) as unknown as ReadonlyArray<Found>
  } catch (error) {
    throw new UnreadableTable(`Line ${Number((error as CsvError)['lines'])}: a quote is not closed where it should be.`)
  }
}

const lineOf = ({ raw, info }: Found) => info.lines - (raw.trimEnd().match(/\n/g) ?? []).length

/** Reads a table whose first line names its columns, in any order; empty rows are left out. @throws UnreadableTable */
export function readTable(text: string): ReadonlyArray<AnswerRow> {
  const [first, ...rows] = parseTable(text)
  const names = (first?.record ?? []).map((name) => tidy(name).toLowerCase())
  const lacking = needed.filter((name) => !names.includes(name))
  if (lacking.length > 0) throw new UnreadableTable(`The first line lacks the columns: ${lacking.join(', ')}.`)
  const cellsOf = ({ record }: Found) =>
    Object.fromEntries(columns.map((name) => [name, tidy(record[names.indexOf(name)])])) as AnswerRow['cells']
  return rows
    .map((row) => ({ line: lineOf(row), cells: cellsOf(row) }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''))
}
