import type { CompanyEvent } from '#contract/media.ts'
import { isDay } from '#contract/day.ts'
import type { WireDate } from '#contract/date.ts'

export const dayLength = 24 * 60 * 60 * 1000

/** Milliseconds, read as UTC; null if missing or the minimum date 0001-01-01 (C3.2-06, C3.2-09). */
export function toTimestamp(date: WireDate | null): number | null {
  const value = date?.value ?? null
  if (value === null || value.startsWith('0001-01-01')) return null
  return Date.parse(value.endsWith('Z') ? value : `${value}Z`)
}

const months = 'January February March April May June July August September October November December'.split(' ')

export type DateParts = { readonly year: number; readonly month: string; readonly day: number }

export function toDateParts(date: WireDate | null): DateParts | null {
  const instant = toTimestamp(date)
  if (instant === null) return null
  const moment = new Date(instant)
  return { year: moment.getUTCFullYear(), month: months[moment.getUTCMonth()] ?? '', day: moment.getUTCDate() }
}

const writeDate = ({ year, month, day }: DateParts) => `${month} ${day}, ${year}`

export function formatDate(date: WireDate | null): string {
  const parts = toDateParts(date)
  return parts === null ? '' : writeDate(parts)
}

export const formatDay = (day: string): string => formatDate({ type: 'date', value: `${day}T00:00:00.000` })

type EventDates = Pick<CompanyEvent, 'StartDate' | 'EndDate'>

export const hasDay = ({ StartDate }: Pick<CompanyEvent, 'StartDate'>): boolean => toTimestamp(StartDate) !== null

/** A date without a time lasts until the end of the day; an event without dates is never past (C2.13-25, C2.13-27). */
export function isPastEvent({ StartDate, EndDate }: EventDates, now: number): boolean {
  const last = toTimestamp(EndDate) === null ? StartDate : EndDate
  const instant = toTimestamp(last)
  if (instant === null) return false
  return last?.type.endsWith('datetime') ? instant < now : instant + dayLength <= now
}

export function formatDateRange({ StartDate, EndDate }: EventDates): string {
  const start = toDateParts(StartDate)
  const end = toDateParts(EndDate) ?? start
  if (start === null || end === null) return formatDate(EndDate)
  if (start.year !== end.year) return `${writeDate(start)} – ${writeDate(end)}`
  if (start.month !== end.month) return `${start.month} ${start.day} – ${writeDate(end)}`
  return start.day === end.day ? writeDate(start) : `${start.month} ${start.day}–${end.day}, ${start.year}`
}

const zonedMoment =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

export function readZonedMoment(text: string): Date | null {
  const [, day] = zonedMoment.exec(text) ?? []
  return day !== undefined && isDay(day) ? new Date(text) : null
}

export function companyAge(now: number): number {
  const today = new Date(now)
  const isBeforeJune3 = today.getUTCMonth() < 5 || (today.getUTCMonth() === 5 && today.getUTCDate() < 3)
  return today.getUTCFullYear() - 1973 - (isBeforeJune3 ? 1 : 0)
}

const day = 24 * 60 * 60_000

export function latestHour(now: Date, hour: string): Date {
  const today = new Date(`${now.toISOString().slice(0, 10)}T${hour}:00.000Z`)
  return today <= now ? today : new Date(today.getTime() - day)
}

/** The no-break space keeps each dot on the line of the fact before it. */
export const joinFacts = (...facts: ReadonlyArray<string | null>): string => facts.filter(Boolean).join('\u00a0· ')
