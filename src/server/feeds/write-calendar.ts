import ical, { escape, type ICalEventData } from 'ical-generator'
import type { CompanyEvent } from '#contract/media.ts'
import { paths } from '#addresses/paths.ts'
import { dayLength, toTimestamp } from '#domain/time/dates.ts'
import { plainText } from '#domain/text/plain-text.ts'

/** Control characters other than tab and line ends (RFC 5545, 3.1). */
const forbidden = /[^\P{Cc}\t\r\n]/gu

const hasTime = (date: CompanyEvent['EndDate']) => date?.type.endsWith('datetime') === true

const startOfDay = (instant: number) => Math.floor(instant / dayLength) * dayLength

type Times = Pick<ICalEventData, 'start'> & { readonly end: Date | null; readonly allDay: boolean }

/** `end` is exclusive. A start without a time makes whole days; an end without one lasts all day. Null: no known start. */
function eventTimes({ StartDate, EndDate }: CompanyEvent): Times | null {
  const [start, end] = [toTimestamp(StartDate), toTimestamp(EndDate)]
  if (start === null) return null
  if (!hasTime(StartDate)) {
    const last = Math.max(start, end === null ? start : startOfDay(end))
    return { start: new Date(start), end: new Date(last + dayLength), allDay: true }
  }
  const after = end === null ? null : hasTime(EndDate) ? end : end + dayLength
  return { start: new Date(start), end: after === null || after < start ? null : new Date(after), allDay: false }
}

type Calendar = {
  readonly name: string
  readonly firm: { readonly name: string; readonly origin: string }
  readonly events: ReadonlyArray<CompanyEvent>
  readonly changed: Date
}

function eventData(event: CompanyEvent, { firm, changed }: Calendar): ICalEventData[] {
  const times = eventTimes(event)
  if (times === null) return []
  const address = `${firm.origin}${paths.event.to(event.CompanyEvent_ID)}`
  return [
    {
      ...times,
      id: address,
      stamp: changed,
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
    events: events.flatMap((event) => eventData(event, calendar)),
  })
  return `${file.toString().replace(forbidden, '')}\r\n`
}
