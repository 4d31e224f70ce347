import { parse, type CsvError } from 'csv-parse/sync'

/** A row as it stands in a file, by its place there, and the cells by the names of their columns. */
export type FoundRow = { readonly at: number; readonly cells: Readonly<Record<string, unknown>> }

/** A row that is not taken, and why, in a sentence. */
export type Refusal = { readonly at: number; readonly reason: string }

export type FoundRows = { readonly found: ReadonlyArray<FoundRow>; readonly refused: ReadonlyArray<Refusal> }

/** The file cannot be read at all; the message is one sentence. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

const needed = ['application id', 'state'] as const

/** How much of the text a record is, and the line on which it ends. */
type Extent = { readonly raw: string; readonly info: { readonly lines: number } }
type Line = Extent & { readonly record: ReadonlyArray<string> }

/** The line on which a record begins. */
const placeOf = ({ raw, info }: Extent) => info.lines - (raw.trim().match(/\n/g) ?? []).length

/** A program that writes decimals with a comma has semicolons between the cells. */
const delimiterOf = (text: string) => (/^[^\n]*;/.test(text) ? ';' : ',')

/** What follows a quote that is never closed is refused. */
function readLines(text: string) {
  const refused: Refusal[] = []
  const neverClosed = (error: CsvError | undefined, raw = ''): undefined => {
    const at = placeOf({ raw, info: { lines: Number(error?.['lines']) } })
    refused.push({ at, reason: 'A quote begins there that is never closed.' })
  }
  const lines = parse(text, {
    delimiter: delimiterOf(text),
    info: true,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: neverClosed,
  }) as unknown as ReadonlyArray<Line>
  return { lines, refused }
}

function columnsIn(first: Line | undefined): ReadonlyArray<string> {
  const names = (first?.record ?? []).map((name) => name.trim().toLowerCase())
  const isOnce = (name: string) => names.indexOf(name) === names.lastIndexOf(name) && names.includes(name)
  if (needed.every(isOnce)) return names
  throw new UnreadableFile('The first line has to name the columns, "application id" and "state" once each among them.')
}

/** Reads a table (CSV) whose first line names the columns, with \n at the end of each. @throws UnreadableFile */
export function readStatusTable(text: string): FoundRows {
  const { lines, refused } = readLines(text)
  const names = columnsIn(lines[0])
  const isTooLong = ({ record }: Line) => record.length > names.length
  const rows = lines.slice(1)
  return {
    found: rows
      .filter((line) => !isTooLong(line))
      .map((line) => ({
        at: placeOf(line),
        cells: Object.fromEntries(names.map((name, column) => [name, line.record[column]])),
      })),
    refused: [
      ...refused,
      ...rows.filter(isTooLong).map((line) => ({
        at: placeOf(line),
        reason: `It has ${line.record.length} cells, and the first line has ${names.length}.`,
      })),
    ],
  }
}
