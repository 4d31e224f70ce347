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

export function toDateParts(instant: number): DateParts {
  const moment = new Date(instant)
  return { year: moment.getUTCFullYear(), month: months[moment.getUTCMonth()] ?? '', day: moment.getUTCDate() }
}

export const writeDate = ({ year, month, day }: DateParts): string => `${month} ${day}, ${year}`

export function formatDate(date: WireDate | null): string {
  const instant = toTimestamp(date)
  return instant === null ? '' : writeDate(toDateParts(instant))
}

export const formatDay = (day: string): string => formatDate({ type: 'date', value: `${day}T00:00:00.000` })

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
