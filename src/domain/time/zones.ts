import { dayLength } from './dates.ts'

const zoneName = /^(UTC|[A-Za-z_]+\/[\w+/-]+)$/

export const timeZoneForm = 'an IANA time zone such as America/New_York'

const formatters = new Map<string, Intl.DateTimeFormat>()

function createFormatter(zone: string) {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  })
}

function getFormatter(zone: string): Intl.DateTimeFormat {
  const formatter = formatters.get(zone) ?? createFormatter(zone)
  formatters.set(zone, formatter)
  return formatter
}

export function isTimeZone(name: string): boolean {
  if (!zoneName.test(name)) return false
  try {
    return Boolean(getFormatter(name))
  } catch {
    return false
  }
}

/** `clock`: what the clocks of the zone show, in milliseconds as if they showed UTC; `zone`: EST, or GMT+1. */
type ZonedTime = { readonly clock: number; readonly zone: string }

/** In milliseconds: the farthest instant that Intl can hold, less a day, as the clocks of a zone may be ahead of it. */
const farthest = 8.64e15 - dayLength

const bound = (instant: number) => Math.min(Math.max(instant, -farthest), farthest)

export function readClock(instant: number, zone: string): ZonedTime {
  const parts = getFormatter(zone).formatToParts(bound(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  const count = (type: Intl.DateTimeFormatPartTypes) => Number(part(type))
  const year = part('era') === 'BC' ? 1 - count('year') : count('year')
  const fraction = ((instant % 1000) + 1000) % 1000
  const time = new Date(Date.UTC(2000, 0, 1, count('hour'), count('minute'), count('second'), fraction))
  return { clock: time.setUTCFullYear(year, count('month') - 1, count('day')), zone: part('timeZoneName') }
}

/**
 * The first instant at which the clocks of the zone show this, or, where they skip it, at which they skip it.
 * `clock` is as in `ZonedTime`.
 */
export function findInstant(clock: number, zone: string): number {
  const around = [clock - dayLength, clock + dayLength].map(bound)
  const candidates = around.map((instant) => clock - (readClock(instant, zone).clock - instant))
  const shown = candidates.filter((instant) => readClock(instant, zone).clock === clock)
  return shown.length === 0 ? Math.max(...candidates) : Math.min(...shown)
}
