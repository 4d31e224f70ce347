import { expect, test } from 'vitest'
import { findInstant, isTimeZone, readClock } from './zones.ts'

const hour = 3_600_000
const day = 24 * hour

const zones = [
  'America/New_York America/Los_Angeles America/Anchorage Pacific/Honolulu America/St_Johns America/Havana America/Santiago America/Asuncion',
  'UTC Europe/London Europe/Berlin Africa/Cairo Africa/Casablanca Asia/Beirut Asia/Gaza Asia/Kolkata Asia/Kathmandu',
  'Australia/Lord_Howe Pacific/Chatham Pacific/Apia Pacific/Kiritimati Pacific/Pago_Pago',
].flatMap((names) => names.split(' '))

test('a zone is a place, or UTC; an abbreviation or an offset knows no daylight saving time and is none', () => {
  const names = ['America/New_York', 'UTC', 'US/Eastern', 'Asia/Kolkata', 'America/Argentina/Ushuaia', 'Etc/GMT+5']
  expect(names.map(isTimeZone)).toEqual(names.map(() => true))
  const others = ['', 'EST', 'EST5EDT', 'EDT', '+05:00', '-05:00', 'GMT-5', 'New York', 'America/New York', 'Mars/Gale']
  expect(others.map(isTimeZone)).toEqual(others.map(() => false))
})

/** Days around which clocks somewhere change, two on which none do, and the first and the last year that can be written. */
const days = [
  '0001-01-01',
  '0099-12-31',
  '9999-12-31',
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
  '2026-01-15',
  '2027-07-15',
]

test('whatever the clocks of a zone show is found again as an instant that it shows', () => {
  const wrong = zones.flatMap((zone) =>
    days.flatMap((text) =>
      Array.from({ length: 48 }, (_, half) => Date.parse(text) + (half * hour) / 2)
        .filter((instant) => {
          const { clock } = readClock(instant, zone)
          const found = findInstant(clock, zone)
          return readClock(found, zone).clock !== clock || found > instant
        })
        .map((instant) => [zone, new Date(instant).toISOString()]),
    ),
  )
  expect(wrong).toEqual([])
})

test('every day of a year begins where the day before it ends', () => {
  const wrong = zones.flatMap((zone) =>
    Array.from({ length: 366 }, (_, at) => Date.UTC(2026, 0, 1) + at * day).filter((midnight) => {
      const begin = findInstant(midnight, zone)
      const [before, after] = [readClock(begin - 1, zone).clock, readClock(begin, zone).clock]
      return before >= midnight || after < midnight || after >= midnight + day
    }),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['the usual', '2026-12-09T19:00', 'America/New_York', '2026-12-10T00:00Z'],
  ['the hour that is left out begins with the change', '2027-03-14T02:30', 'America/New_York', '2027-03-14T07:30Z'],
  ['of the hour that comes twice, the first', '2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30Z'],
  ['the morning after a change', '2026-03-09T00:00', 'America/New_York', '2026-03-09T04:00Z'],
  ['a midnight that is left out', '2026-09-06T00:00', 'America/Santiago', '2026-09-06T04:00Z'],
  ['a midnight before which an hour comes twice', '2026-04-05T00:00', 'America/Santiago', '2026-04-05T04:00Z'],
  ['a midnight that comes twice', '2026-11-01T00:00', 'America/Havana', '2026-11-01T04:00Z'],
  ['half an hour of change', '2026-10-04T02:30', 'Australia/Lord_Howe', '2026-10-03T15:30Z'],
  ['before the first line of a zone', '1850-01-01T00:00', 'America/New_York', '1850-01-01T04:56:02Z'],
])('%s', (_name, clock, zone, instant) => {
  expect(new Date(findInstant(Date.parse(`${clock}Z`), zone)).toISOString()).toEqual(new Date(instant).toISOString())
})

test.each([
  ['0001-01-01T00:00:00.000Z', 'America/New_York', '0000-12-31T19:03:58.000Z'],
  ['0099-12-31T23:59:59.999Z', 'Asia/Tokyo', '0100-01-01T09:18:58.999Z'],
  ['9999-12-31T23:59:59.999Z', 'Asia/Tokyo', '+010000-01-01T08:59:59.999Z'],
])('clocks show %s in %s as %s, in years of any length', (instant, zone, clock) => {
  expect(new Date(readClock(Date.parse(instant), zone).clock).toISOString()).toEqual(clock)
})

test('an instant farther away than Intl can hold has a clock, and a clock farther away has an instant', () => {
  const far = [8.64e15, 8.64e15 + day, -8.64e15, -8.64e15 - day, Number.MAX_VALUE]
  const told = zones.flatMap((zone) => far.flatMap((time) => [readClock(time, zone).clock, findInstant(time, zone)]))
  expect(told.filter((time) => !Number.isFinite(time))).toEqual([])
})
