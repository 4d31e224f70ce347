import { isDeepStrictEqual } from 'node:util'
import type { WireDate } from '#contract/date.ts'
import { isDay } from '#contract/day.ts'
import type { ContentName } from '#contract/entity-names.ts'
import { listContentFields } from '#contract/entities.ts'
import { readZonedMoment } from '#domain/time/dates.ts'
import { getDateForms, getFieldKind, type FieldKind } from './content-fields.ts'
import { formatFoundValue } from './describe-problem.ts'

type ReadCell = { readonly value: unknown } | { readonly problem: string }

/** Excel's limit in characters; it silently cuts longer text. */
export const longestCell = 32_767

const asText = 'Format the column as text, or as yyyy-mm-dd where it holds days, correct it and save it again'
const expected = (what: string, text: string): ReadCell => ({
  problem: `Expected ${what}, found ${formatFoundValue(text)}`,
})

const shortFraction = /^[+-]?\d+(\.(?!0{3,}$)\d+)?$/

/** Refuses 1,000 and 1.000: programs disagree on what they mean. */
const readNumber = (text: string): ReadCell =>
  shortFraction.test(text)
    ? { value: Number(text) }
    : expected('a number such as 1000 or 38.9, without signs between thousands', text)

const readBoolean = (text: string): ReadCell =>
  /^(true|false)$/i.test(text) ? { value: text.toLowerCase() === 'true' } : expected('TRUE or FALSE', text)

function readJsonCell(text: string): ReadCell {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { problem: `This is no JSON: ${formatFoundValue(text)}` }
  }
}

function nameForms(field: string) {
  const { day, moment } = getDateForms(field)
  const [days, moments] = ['a day such as 2026-11-27', 'a moment such as 2026-11-27T14:00:00Z']
  return [...(day ? [days] : []), ...(moment ? [moments] : [])].join(' or ')
}

function readDate(field: string, text: string): ReadCell {
  const { day, moment } = getDateForms(field)
  if (/^\{|^null$/.test(text)) return readJsonCell(text)
  const [, named] = /^(\d{4}-\d{2}-\d{2})(?:T00:00:00\.000)?$/.exec(text) ?? []
  if (day && named !== undefined && isDay(named)) return { value: { type: day, value: `${named}T00:00:00.000` } }
  const at = readZonedMoment(text)
  if (moment && at) return { value: { type: moment, value: at.toISOString() } }
  return { problem: `Expected ${nameForms(field)}, found ${formatFoundValue(text)}. ${asText}` }
}

function readText(text: string): ReadCell {
  if (text.length === longestCell)
    return { problem: `It has ${longestCell} characters, the most that a spreadsheet keeps, so its end may be cut off` }
  if (/^\d([.,]\d+)?E\+\d+$/.test(text))
    return { problem: `A spreadsheet has rounded a long number to ${formatFoundValue(text)}. ${asText}` }
  return { value: text }
}

const readers: Readonly<Record<FieldKind | 'text', (cell: string, field: string) => ReadCell>> = {
  number: (cell) => readNumber(cell.trim()),
  boolean: (cell) => readBoolean(cell.trim()),
  date: (cell, field) => readDate(field, cell.trim()),
  json: (cell) => readJsonCell(cell.trim()),
  text: readText,
}

export type ReadCells = {
  readonly row: Readonly<Record<string, unknown>>
  readonly problems: ReadonlyMap<string, string>
}

export function readCells(name: ContentName, cells: Readonly<Record<string, string>>): ReadCells {
  const problems = new Map<string, string>()
  const row: Record<string, unknown> = {}
  for (const field of listContentFields(name)) {
    const { empty } = getDateForms(field)
    if (empty !== undefined) row[field] = empty
  }
  for (const [field, cell] of Object.entries(cells)) {
    const read = readers[getFieldKind(name, field)](cell, field)
    row[field] = 'value' in read ? read.value : cell
    if ('problem' in read) problems.set(field, read.problem)
  }
  return { row, problems }
}

function writeDate(field: string, date: WireDate | null): string {
  if (isDeepStrictEqual(date, getDateForms(field).empty)) return ''
  const text = date?.type.endsWith('datetime') ? date.value : date?.value?.slice(0, 10)
  const read = text ? readDate(field, text) : null
  return text && isDeepStrictEqual(read, { value: date }) ? text : JSON.stringify(date)
}

export function writeCell(name: ContentName, field: string, value: unknown): string | number {
  const kind = getFieldKind(name, field)
  if (kind === 'date') return writeDate(field, value as WireDate | null)
  if (value === null || value === undefined) return ''
  if (kind === 'number') return value as number
  if (kind === 'boolean') return value === true ? 'TRUE' : 'FALSE'
  return kind === 'json' ? JSON.stringify(value) : (value as string)
}
