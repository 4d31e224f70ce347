import type { CompanyEvent, EventTime } from '#contract/media.ts'
import type { WireDate } from '#contract/date.ts'
import { type DateParts, dayLength, toDateParts, toTimestamp, writeDate } from '../time/dates.ts'
import { findInstant, readClock } from '../time/zones.ts'

type EventDates = Pick<CompanyEvent, 'StartDate' | 'EndDate'>

/** `day`: midnight of the day on the calendar of the place, as if in UTC. `minutes` of that day; null: the day alone. */
type Point = { readonly instant: number; readonly day: number; readonly minutes: number | null; readonly zone: string }

const minute = 60_000
const wholeDay = dayLength / minute

export const hasTime = (date: WireDate | null): boolean => date?.type.endsWith('datetime') === true

function readPoint(date: WireDate | null, timeZone: string): Point | null {
  const instant = toTimestamp(date)
  if (instant === null || Number.isNaN(instant)) return null
  if (!hasTime(date)) return { instant: findInstant(instant, timeZone), day: instant, minutes: null, zone: '' }
  const { clock, zone } = readClock(instant, timeZone)
  const day = Math.floor(clock / dayLength) * dayLength
  return { instant, day, minutes: Math.floor((clock - day) / minute), zone }
}

/** Midnight ends the day before it. */
const endsDayBefore = (end: Point, start: Point | null): Point =>
  end.minutes === 0 && (start === null || end.day > start.day)
    ? { ...end, day: end.day - dayLength, minutes: wholeDay }
    : end

const isBefore = (end: Point, start: Point) =>
  end.day < start.day || (end.minutes !== null && end.instant <= start.instant)

type EventSpan = { readonly start: Point | null; readonly end: Point | null; readonly hasHours: boolean }

const unknownSpan: EventSpan = { start: null, end: null, hasHours: false }

/**
 * From midnight to midnight are whole days, as calendars write them. An end that is not after the start is none: in a
 * zone that `content check` does not know, it may lie before it.
 */
export function readSpan({ StartDate, EndDate }: EventDates, timeZone: string): EventSpan {
  const start = readPoint(StartDate, timeZone)
  const given = readPoint(EndDate, timeZone)
  const last = given && endsDayBefore(given, start)
  const end = last && start && isBefore(last, start) ? null : last
  const isWhole = start?.minutes === 0 && end?.minutes === wholeDay
  return { start, end, hasHours: start !== null && start.minutes !== null && !isWhole }
}

export const endOfDay = (day: number, timeZone: string): number => findInstant(day + dayLength, timeZone)

/** Where a day of the United States ends last, but for Samoa. */
const lastZone = 'Pacific/Honolulu'

function lastMoment({ start, end }: EventSpan, timeZone: string, isZoneKnown: boolean): number | null {
  const last = end ?? start
  if (last === null) return null
  if (last.minutes !== null) return last.instant
  const ends = endOfDay(last.day, timeZone)
  return (isZoneKnown ? ends : Math.max(ends, endOfDay(last.day, lastZone))) - 1
}

const withoutYear = ({ month, day }: DateParts) => `${month} ${day}`

function writeDays(first: DateParts, last: DateParts): string {
  if (first.year !== last.year) return `${writeDate(first)} – ${writeDate(last)}`
  if (first.month !== last.month) return `${withoutYear(first)} – ${writeDate(last)}`
  return first.day === last.day ? writeDate(first) : `${withoutYear(first)}–${last.day}, ${first.year}`
}

type Hour = { readonly digits: string; readonly half: '' | ' AM' | ' PM' }

function readHour(minutes: number): Hour {
  if (minutes === wholeDay) return { digits: 'midnight', half: '' }
  if (minutes === wholeDay / 2) return { digits: 'noon', half: '' }
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60]
  const past = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`
  return { digits: `${hour % 12 || 12}${past}`, half: hour < 12 ? ' AM' : ' PM' }
}

function writeHour({ minutes, zone }: Point): string {
  const { digits, half } = readHour(minutes ?? 0)
  return [digits + half, zone].filter(Boolean).join(' ')
}

const writeStart = (start: Point, end: Point) => writeHour(start.zone === end.zone ? { ...start, zone: '' } : start)

function writeHours(start: Point, end: Point): string {
  if (end.minutes === null || end.instant - start.instant < minute) return writeHour(start)
  const [from, to] = [readHour(start.minutes ?? 0), readHour(end.minutes)]
  const isShort = from.half !== '' && from.half === to.half && start.zone === end.zone
  return isShort ? `${from.digits}–${writeHour(end)}` : `${writeStart(start, end)} – ${writeHour(end)}`
}

function writeSpan(start: Point, end: Point): string {
  const [first, last] = [toDateParts(start.day), toDateParts(end.day)]
  if (start.day === end.day) return `${writeDate(first)}, ${writeHours(start, end)}`
  const begins = first.year === last.year ? withoutYear(first) : writeDate(first)
  const ends = end.minutes === null ? '' : `, ${writeHour(end)}`
  return `${begins}, ${writeStart(start, end)} – ${writeDate(last)}${ends}`
}

function writeWords({ start, end, hasHours }: EventSpan): string {
  const [first, last] = [start ?? end, end ?? start]
  if (first === null || last === null) return ''
  return hasHours ? writeSpan(first, last) : writeDays(toDateParts(first.day), toDateParts(last.day))
}

function listDays({ start, end }: EventSpan): EventTime['Days'] {
  if (start === null) return []
  const days = end === null || end.day === start.day ? [start.day] : [start.day, end.day]
  return days.map(toDateParts).map(({ day, month }) => ({ Day: day, Month: month }))
}

const tell = (span: EventSpan, timeZone: string, isZoneKnown: boolean): EventTime => ({
  Words: writeWords(span),
  Days: listDays(span),
  Start: span.start?.instant ?? null,
  End: lastMoment(span, timeZone, isZoneKnown),
})

/**
 * Of an event that cannot be told nothing is known, so that it takes no other content away.
 *
 * @param firmZone where an event takes place that names no zone
 */
export function toEventTime(event: EventDates & Pick<CompanyEvent, 'TimeZone'>, firmZone: string): EventTime {
  const timeZone = event.TimeZone ?? firmZone
  const isZoneKnown = event.TimeZone !== null
  try {
    return tell(readSpan(event, timeZone), timeZone, isZoneKnown)
  } catch {
    return tell(unknownSpan, timeZone, isZoneKnown)
  }
}
