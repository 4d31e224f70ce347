import { at, isRecord, toText, type Reader } from './json-values.ts'
import { findDate, isOngoing } from './resume-dates.ts'
import type { FieldFinding } from './resume.ts'

/** An end after this year is a program's word for none. */
const lastYear = 2060

const formMonth = (year: number, month: number) =>
  year < 1900 ? '' : month >= 1 && month <= 12 ? `${month}/${year}` : String(year)

const readNumbers = (one: number, other: number, year: number) => formMonth(year, one > 12 ? other : one)

function readDate(value: unknown): string {
  if (isRecord(value)) return formMonth(Number(toText(at(value, 'year'))), Number(toText(at(value, 'month')) || 0))
  // Milliseconds since 1970.
  if (typeof value === 'number' && value > 1e11 && value < 8.64e15) return readDate(new Date(value).toISOString())
  const text = toText(value).trim()
  const iso = /^(\d{4})(?:[-/.](\d{1,2}))?(?:[-/.]\d{1,2})?(?:[T ].*)?$/.exec(text)
  if (iso) return formMonth(Number(iso[1]), Number(iso[2] ?? 0))
  const day = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  if (day) return readNumbers(Number(day[1]), Number(day[2]), Number(day[3]))
  const month = /^(\d{1,2})[-/.](\d{4})$/.exec(text)
  return month ? formMonth(Number(month[2]), Number(month[1])) : (findDate(text)?.date ?? '')
}

const begins = ['startDate', 'start', 'from', 'start_date', 'dateFrom', 'startYear', 'begin']
const ends = [
  'endDate',
  'end',
  'to',
  'end_date',
  'dateTo',
  'endYear',
  'graduationDate',
  'graduation_date',
  'graduationYear',
  'completionDate',
]
const flags = [
  'isCurrent',
  'isCurrentRole',
  'isCurrentlyWorking',
  'is_current',
  'current',
  'currentlyWorking',
  'present',
  'ongoing',
]
const ranges = ['dates', 'period', 'duration', 'date', 'years', 'year']

const isTrue = (value: unknown) => value === true || /^(?:true|yes)$/i.test(toText(value))

function splitRange(text: string): { readonly from: string; readonly to: string } {
  const [from = '', to] = text.split(/\s+(?:-|to|until|bis)\s+|\s*[–—]\s*|(?<=\d{4})\s*-\s*(?=\d{4}|\p{L})/u)
  return to === undefined ? { from: '', to: from } : { from, to }
}

export type Stay = {
  readonly from: string
  readonly to: string
  readonly isCurrent: boolean
  readonly guess: string | null
}

export function readTimes(entry: Reader): Stay {
  const range = splitRange(toText(entry.find(ranges)))
  const [begun, ended] = [entry.find(begins) ?? range.from, entry.find(ends) ?? range.to]
  const [from, end] = [readDate(begun), readDate(ended)]
  const isFar = Number(/\d{4}$/.exec(end)?.[0] ?? 0) > lastYear
  if (isTrue(entry.find(flags)) || isOngoing(toText(ended)) || isFar)
    return { from, to: '', isCurrent: true, guess: null }
  const isOpen = from !== '' && toText(ended) === '' && !isRecord(ended)
  return {
    from,
    to: end,
    isCurrent: isOpen,
    guess: isOpen ? `startDate: ${toText(begun) || from}, without an endDate` : null,
  }
}

export const timeFindings = (
  { from, to, isCurrent, guess }: Stay,
  still: string,
): Readonly<Record<string, FieldFinding>> => ({
  From: { value: from, from: null },
  To: { value: to, from: null },
  IsCurrent: { value: isCurrent ? [still] : [], from: guess },
})
