import { readFileSync } from 'node:fs'
import { parseTsv, type Row } from '../tsv.ts'

/**
 * What the site does where the specification leaves something open, and who said so. `decidedOn` (`yyyy-mm-dd`) and
 * `decision` are null while it was chosen by us and nobody has confirmed it.
 */
export type Reading = {
  readonly id: string
  /** What the site does. */
  readonly reading: string
  readonly why: string
  /** Who has to decide: one of `deciders`. */
  readonly who: string
  readonly decidedOn: string | null
  /** The number of a page of docs/decisions, such as `0021`, or `byFirm`. */
  readonly decision: string | null
  /** Who at the firm has answered; null for anything but an answer of the firm. */
  readonly answeredBy: string | null
  /** What the firm wants instead; null once the site does it, or when it may stay as it is. */
  readonly wanted: string | null
}

/** Who decides a question, and what its heading says of that. */
export const deciders: Readonly<Record<string, string>> = {
  firm: 'for the firm',
  legal: 'for the legal team',
  privacy: 'for the privacy team',
  security: 'for the security team',
  us: 'ours to choose',
}

/** Stands as the decision where the firm has answered a question. */
export const byFirm = 'firm'

export const readingsFile = 'docs/requirements/readings.tsv'

const columns = ['id', 'reading', 'why', 'who', 'decidedOn', 'decision', 'answeredBy', 'wanted'] as const

/** Reads the cells of a row by their headings: a column that a version has not yet is empty. */
function toReading(names: ReadonlyArray<string>, row: Row): Reading {
  const cells = new Map(row.cells.map((cell, at) => [names[at] ?? '', cell]))
  const orNull = (column: (typeof columns)[number]) => cells.get(column) || null
  return {
    id: cells.get('id') ?? '',
    reading: cells.get('reading') ?? '',
    why: cells.get('why') ?? '',
    who: cells.get('who') ?? '',
    decidedOn: orNull('decidedOn'),
    decision: orNull('decision'),
    answeredBy: orNull('answeredBy'),
    wanted: orNull('wanted'),
  }
}

/**
 * Reads tab-separated rows under one line of headings, in any version; line n of the text is reading n - 2. An empty text
 * has none.
 */
export function parseReadings(text: string): ReadonlyArray<Reading> {
  const names = text.split(/\r?\n/, 1).flatMap((head) => head.split('\t'))
  return parseTsv(text).map((row) => toReading(names, row))
}

/** The text that `parseReadings` reads. Cells hold no tab and no line break. */
export const writeReadings = (readings: ReadonlyArray<Reading>): string =>
  [columns, ...readings.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('')

/** The reading of every open row of the requirements, in their order. */
export const readReadings = (): ReadonlyArray<Reading> => parseReadings(readFileSync(readingsFile, 'utf8'))
