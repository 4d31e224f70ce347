import type { CompanyEvent } from '#contract/company-event.ts'
import { isDay } from '#contract/day.ts'
import type { WireDate } from '#contract/date.ts'

/** One day in milliseconds. */
export const dayLength = 24 * 60 * 60 * 1000

/** The moment of a date in milliseconds since 1970, read in UTC; null when it is missing or the minimum date (C3.2-06, C3.2-09). */
export function instantOf(date: WireDate | null): number | null {
  const value = date?.value ?? null
  if (value === null || value.startsWith('0001-01-01')) return null
  return Date.parse(value.endsWith('Z') ? value : `${value}Z`)
}

const months = 'January February March April May June July August September October November December'.split(' ')

/** The parts of a date as written out, in UTC; `month` is a name. */
export type DateParts = { readonly year: number; readonly month: string; readonly day: number }

/** The day of a date in UTC; null when it is not known. */
export function datePartsOf(date: WireDate | null): DateParts | null {
  const instant = instantOf(date)
  if (instant === null) return null
  const moment = new Date(instant)
  return { year: moment.getUTCFullYear(), month: months[moment.getUTCMonth()] ?? '', day: moment.getUTCDate() }
}

const writeDate = ({ year, month, day }: DateParts) => `${month} ${day}, ${year}`

/** A date as 'September 6, 2026'; '' when it is not known (C3.2-09). */
export function formatDate(date: WireDate | null): string {
  const parts = datePartsOf(date)
  return parts === null ? '' : writeDate(parts)
}

/** A day, given as yyyy-mm-dd, as 'November 23, 2026'. */
export const dayInWords = (day: string): string => formatDate({ type: 'date', value: `${day}T00:00:00.000` })

/** A date as 'MM/dd/yyyy', as tables write it; '' when it is not known (C2.5-11, C2.5-12). */
export function formatShortDate(date: WireDate | null): string {
  const instant = instantOf(date)
  if (instant === null) return ''
  const [year, month, day] = new Date(instant).toISOString().slice(0, 10).split('-')
  return `${month}/${day}/${year}`
}

type Dated = Pick<CompanyEvent, 'StartDate' | 'EndDate'>

/** Whether the day on which an event begins is known. */
export const hasDay = ({ StartDate }: Pick<CompanyEvent, 'StartDate'>): boolean => instantOf(StartDate) !== null

/** Says whether an event is over: its end, else its start, lies before `now`; a date without a time lasts all day (C2.13-25, C2.13-27). */
export function isPastEvent({ StartDate, EndDate }: Dated, now: number): boolean {
  const last = instantOf(EndDate) === null ? StartDate : EndDate
  const instant = instantOf(last)
  if (instant === null) return false
  return last?.type.endsWith('datetime') ? instant < now : instant + dayLength <= now
}

/** The days of an event, e.g. 'September 6, 2026', 'September 6–8, 2026' or 'May 30 – June 2, 2026' (C2.14-05, C2.14-24). */
export function formatDateRange({ StartDate, EndDate }: Dated): string {
  const start = datePartsOf(StartDate)
  const end = datePartsOf(EndDate) ?? start
  if (start === null || end === null) return formatDate(EndDate)
  if (start.year !== end.year) return `${writeDate(start)} – ${writeDate(end)}`
  if (start.month !== end.month) return `${start.month} ${start.day} – ${writeDate(end)}`
  return start.day === end.day ? writeDate(start) : `${start.month} ${start.day}–${end.day}, ${start.year}`
}

const zonedMoment =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Null for any text but one such as 2026-12-01T14:00Z or 2026-12-01T09:00:00-05:00; also without a zone. */
export function readZonedMoment(text: string): Date | null {
  const [, day] = zonedMoment.exec(text) ?? []
  return day !== undefined && isDay(day) ? new Date(text) : null
}
