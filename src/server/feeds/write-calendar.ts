import ical, { escape, ICalEventTransparency, type ICalEventData } from 'ical-generator'
import type { CompanyEvent } from '#contract/media.ts'
import { paths } from '#addresses/paths.ts'
import { firm as ourselves } from '#content/firm.ts'
import { endOfDay, readSpan } from '#domain/media/event-time.ts'
import { dayLength } from '#domain/time/dates.ts'
import { plainText } from '#domain/text/plain-text.ts'

/** Control characters other than tab and line ends (RFC 5545, 3.1). */
const forbidden = /[^\P{Cc}\t\r\n]/gu

type Times = Pick<ICalEventData, 'start'> & { readonly end: Date | null; readonly allDay: boolean }

const second = 1000

/** A calendar writes years of four digits and whole seconds (RFC 5545, 3.3.4 and 3.3.5). */
const lastDay = Date.UTC(9999, 11, 31)
const lastSecond = lastDay + dayLength - second

/** Later than the start by a second at least, as DTEND must be (RFC 5545, 3.8.2.2), or null. */
function endAfter(start: number, end: number, last: number): Date | null {
  const written = Math.min(end, last)
  return Math.floor(written / second) > Math.floor(start / second) ? new Date(written) : null
}

/** `end` is exclusive. A start without a time makes whole days; an end without one lasts all day. Null: no known start. */
function eventTimes(event: CompanyEvent): Times | null {
  const timeZone = event.TimeZone ?? ourselves.timeZone
  const { start, end, hasHours } = readSpan(event, timeZone)
  if (start === null) return null
  if (!hasHours) {
    const after = (end ?? start).day + dayLength
    return { start: new Date(start.day), end: endAfter(start.day, after, lastDay), allDay: true }
  }
  const after = end?.minutes === null ? endOfDay(end.day, timeZone) : (end ?? start).instant
  return { start: new Date(start.instant), end: endAfter(start.instant, after, lastSecond), allDay: false }
}

const secondsBetweenReadings = 12 * 60 * 60

type Calendar = {
  readonly name: string
  readonly firm: { readonly name: string; readonly origin: string }
  readonly events: ReadonlyArray<CompanyEvent>
  readonly changed: Date
  /** Of the content: grows with each change. */
  readonly version: number
}

function eventData(event: CompanyEvent, { firm, changed, version }: Calendar): ICalEventData[] {
  const times = eventTimes(event)
  if (times === null) return []
  const address = `${firm.origin}${paths.event.to(event.CompanyEvent_ID)}`
  return [
    {
      ...times,
      id: address,
      stamp: changed,
      lastModified: changed,
      sequence: version,
      transparency: times.allDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      summary: event.Title,
      location: event.Location,
      description: [plainText(event.Description), address].filter(Boolean).join('\n\n'),
      url: address,
    },
  ]
}

export function writeCalendar(calendar: Calendar): string {
  const { name, firm, events } = calendar
  const file = ical({
    prodId: { company: escape(firm.name, false), product: 'Events', language: 'EN' },
    // The library writes a name as it is given.
    name: escape(name, false),
    ttl: secondsBetweenReadings,
    events: events.flatMap((event) => eventData(event, calendar)),
  })
  return `${file.toString().replace(forbidden, '')}\r\n`
}
