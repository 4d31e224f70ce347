import { readFileSync, statSync } from 'node:fs'
import { parse, type CsvError } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { Question } from './questions.ts'
import { formatDecider } from './question-texts.ts'

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

const needed: ReadonlyArray<Column> = ['id', 'answer', 'who answered', 'date']

export type AnswerRow = { readonly line: number; readonly cells: Readonly<Record<Column, string>> }

export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable'
}

const toCells = ({ id, statement, reading, why, who }: Question) => [
  id,
  statement,
  reading,
  why,
  formatDecider(who),
  '',
  '',
  '',
]

export const writeTable = (questions: ReadonlyArray<Question>, delimiter: '\t' | ','): string =>
  stringify([columns, ...questions.map(toCells)], {
    bom: true,
    delimiter,
    escape_formulas: true,
    record_delimiter: 'windows',
  })

const detectEncoding = (bytes: Uint8Array) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** NUL characters after decoding mean a spreadsheet's binary format. @throws {UnreadableTable} */
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

/** UTF-8, UTF-16 with a byte order mark, else windows-1252. */
export function decodeTable(bytes: Uint8Array): string {
  try {
    return new TextDecoder(detectEncoding(bytes), { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const detectDelimiter = (text: string) =>
  ['\t', ';', ','].find((delimiter) => text.split('\n', 1)[0]?.includes(delimiter)) ?? ','

/** On one line, without the apostrophe that keeps a cell from being read as a formula. */
const tidy = (cell: string | undefined) =>
  (cell ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')

type CsvRecord = {
  readonly record: ReadonlyArray<string>
  readonly raw: string
  readonly info: { readonly lines: number }
}

function parseTable(text: string): ReadonlyArray<CsvRecord> {
  try {
    return parse(text, {
      bom: true,
      delimiter: detectDelimiter(text),
      info: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
    }) as unknown as ReadonlyArray<CsvRecord>
  } catch (error) {
    throw new UnreadableTable(`Line ${Number((error as CsvError)['lines'])}: a quote is not closed where it should be.`)
  }
}

const getLineNumber = ({ raw, info }: CsvRecord) => info.lines - (raw.trimEnd().match(/\n/g) ?? []).length

export function readTable(text: string): ReadonlyArray<AnswerRow> {
  const [first, ...rows] = parseTable(text)
  const names = (first?.record ?? []).map((name) => tidy(name).toLowerCase())
  const lacking = needed.filter((name) => !names.includes(name))
  if (lacking.length > 0) throw new UnreadableTable(`The first line lacks the columns: ${lacking.join(', ')}.`)
  const listCells = ({ record }: CsvRecord) =>
    Object.fromEntries(columns.map((name) => [name, tidy(record[names.indexOf(name)])])) as AnswerRow['cells']
  return rows
    .map((row) => ({ line: getLineNumber(row), cells: listCells(row) }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''))
}
