import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WireDate } from '#contract/date.ts'
import type { CompanyEvent, EventTime } from '#contract/media.ts'
import { isTimeZone } from '../time/zones.ts'
import { createEvent } from './event.testing.ts'
import { isPastEvent } from './news-events.ts'

const wireDate = (type: WireDate['type'], value: string) => ({ type, value }) as WireDate

/** A day as 2026-12-09, a moment as 2026-12-10T00:00Z. */
const date = (text: string) =>
  text.length === 10 ? wireDate('date', `${text}T00:00:00.000`) : wireDate('datetime', new Date(text).toISOString())

function timed(span: string, firmZone = 'America/New_York', TimeZone: string | null = null) {
  const [StartDate, EndDate = null] = span.split('/').map(date)
  return createEvent({ StartDate, EndDate, TimeZone } as Pick<CompanyEvent, 'StartDate'>, firmZone)
}

test.each<[string, string, string]>([
  ['one day', '2026-09-06', 'September 6, 2026'],
  ['the same day twice', '2026-09-06/2026-09-06', 'September 6, 2026'],
  ['days of one month', '2026-09-06/2026-09-08', 'September 6–8, 2026'],
  ['two months', '2026-05-30/2026-06-02', 'May 30 – June 2, 2026'],
  ['two years', '2026-12-30/2027-01-02', 'December 30, 2026 – January 2, 2027'],
  ['an end that is the minimum date', '2026-09-06/0001-01-01', 'September 6, 2026'],
  ['a start that is the minimum date', '0001-01-01/2026-09-06', 'September 6, 2026'],
  ['no known day', '0001-01-01', ''],
  ['a day, and a moment as the end', '2026-08-03/2026-08-08T03:00Z', 'August 3–7, 2026'],
  ['a day, and its own midnight as the end', '2026-08-03/2026-08-04T04:00Z', 'August 3, 2026'],
  ['from midnight to midnight', '2026-12-09T05:00Z/2026-12-11T05:00Z', 'December 9–10, 2026'],
  ['an end on an earlier day', '2026-05-04/2026-05-03', 'May 4, 2026'],
  ['a moment of the evening before as the end', '2026-05-04/2026-05-04T03:00Z', 'May 4, 2026'],
  ['its first moment as the end', '2026-05-04/2026-05-04T04:00Z', 'May 4, 2026'],
  ['the last day that can be written as the end', '2026-05-04/9999-12-31', 'May 4, 2026 – December 31, 9999'],
  ['from midnight to midnight, over a change', '2026-11-01T04:00Z/2026-11-02T05:00Z', 'November 1, 2026'],
])('[C2.14-05][C2.14-24] days alone: %s', (_name, span, words) => {
  expect(timed(span).Time.Words).toEqual(words)
})

test.each<[string, string, string]>([
  ['an evening', '2026-12-10T00:00Z', 'December 9, 2026, 7 PM EST'],
  ['its hours', '2026-12-10T00:00Z/2026-12-10T04:00Z', 'December 9, 2026, 7–11 PM EST'],
  ['an end at the start', '2026-12-10T00:00Z/2026-12-10T00:00Z', 'December 9, 2026, 7 PM EST'],
  ['an end within its minute', '2026-12-10T00:00:05Z/2026-12-10T00:00:50Z', 'December 9, 2026, 7 PM EST'],
  ['an end an hour before', '2026-12-10T00:00Z/2026-12-09T23:00Z', 'December 9, 2026, 7 PM EST'],
  ['an end on the day before', '2026-12-10T00:00Z/2026-12-08T00:00Z', 'December 9, 2026, 7 PM EST'],
  ['the day before as the end', '2026-05-04T01:00Z/2026-05-02', 'May 3, 2026, 9 PM EDT'],
  ['up to midnight', '2026-12-10T00:00Z/2026-12-10T05:00Z', 'December 9, 2026, 7 PM – midnight EST'],
  ['up to a minute before', '2026-12-10T00:00Z/2026-12-10T04:59Z', 'December 9, 2026, 7–11:59 PM EST'],
  ['past midnight', '2026-12-10T00:00Z/2026-12-10T06:30Z', 'December 9, 7 PM – December 10, 2026, 1:30 AM EST'],
  ['from midnight', '2026-12-10T05:00Z/2026-12-10T07:00Z', 'December 10, 2026, 12–2 AM EST'],
  ['up to noon', '2026-05-04T13:30Z/2026-05-04T16:00Z', 'May 4, 2026, 9:30 AM – noon EDT'],
  ['from noon', '2026-05-04T16:00Z/2026-05-04T18:05Z', 'May 4, 2026, noon – 2:05 PM EDT'],
  ['around noon', '2026-05-04T15:00Z/2026-05-04T18:00Z', 'May 4, 2026, 11 AM – 2 PM EDT'],
  ['two days', '2026-12-10T00:00Z/2026-12-10T18:00Z', 'December 9, 7 PM – December 10, 2026, 1 PM EST'],
  ['three days up to midnight', '2026-05-04T13:00Z/2026-05-07T04:00Z', 'May 4, 9 AM – May 6, 2026, midnight EDT'],
  ['two years', '2027-01-01T00:00Z/2027-01-01T06:00Z', 'December 31, 2026, 7 PM – January 1, 2027, 1 AM EST'],
  ['a moment, and its day as the end', '2026-05-04T13:00Z/2026-05-04', 'May 4, 2026, 9 AM EDT'],
  ['a moment, and a later day', '2026-05-04T13:00Z/2026-05-06', 'May 4, 9 AM EDT – May 6, 2026'],
  [
    'over the hour that comes twice',
    '2026-11-01T04:30Z/2026-11-01T08:00Z',
    'November 1, 2026, 12:30 AM EDT – 3 AM EST',
  ],
  ['within it', '2026-11-01T05:30Z/2026-11-01T06:30Z', 'November 1, 2026, 1:30 AM EDT – 1:30 AM EST'],
  ['over the hour that is left out', '2027-03-14T06:00Z/2027-03-14T07:30Z', 'March 14, 2027, 1 AM EST – 3:30 AM EDT'],
  ['a night in fall', '2026-10-31T23:00Z/2026-11-01T14:00Z', 'October 31, 7 PM EDT – November 1, 2026, 9 AM EST'],
])('[C2.14-05] days and hours: %s', (_name, span, words) => {
  expect(timed(span).Time.Words).toEqual(words)
})

test.each<[string, string, string]>([
  ['America/Chicago', '2026-12-10T01:00Z/2026-12-10T04:00Z', 'December 9, 2026, 7–10 PM CST'],
  ['America/Denver', '2026-07-10T01:00Z', 'July 9, 2026, 7 PM MDT'],
  ['America/Phoenix', '2026-07-10T01:00Z', 'July 9, 2026, 6 PM MST'],
  ['America/Los_Angeles', '2026-12-10T00:00Z', 'December 9, 2026, 4 PM PST'],
  ['America/Anchorage', '2026-12-10T08:30Z', 'December 9, 2026, 11:30 PM AKST'],
  ['Pacific/Honolulu', '2026-12-10T09:59Z', 'December 9, 2026, 11:59 PM HST'],
  ['UTC', '2026-12-10T00:00Z', 'December 10, 2026, 12 AM UTC'],
  ['Europe/Berlin', '2026-12-09T23:00Z', 'December 10, 2026, 12 AM GMT+1'],
  ['Asia/Kolkata', '2026-12-09T18:45Z', 'December 10, 2026, 12:15 AM GMT+5:30'],
  ['Asia/Kathmandu', '2026-12-09T18:15Z', 'December 10, 2026, 12 AM GMT+5:45'],
  ['Australia/Lord_Howe', '2026-12-09T23:00Z', 'December 10, 2026, 10 AM GMT+11'],
  ['Pacific/Kiritimati', '2026-12-09T23:00Z', 'December 10, 2026, 1 PM GMT+14'],
])('an event that names its zone is told in it, whatever the zone of the firm: %s', (zone, span, words) => {
  expect(timed(span, 'Pacific/Apia', zone).Time.Words).toEqual(words)
  expect(timed(span, zone).Time.Words).toEqual(words)
})

test.each<[string, EventTime['Days']]>([
  ['2026-12-10T00:00Z', [{ Day: 9, Month: 'December' }]],
  [
    '2026-12-07T14:00Z/2026-12-10T00:00Z',
    [
      { Day: 7, Month: 'December' },
      { Day: 9, Month: 'December' },
    ],
  ],
  ['2026-12-10T00:00Z/2026-12-10T05:00Z', [{ Day: 9, Month: 'December' }]],
  [
    '2027-01-18/2027-02-18',
    [
      { Day: 18, Month: 'January' },
      { Day: 18, Month: 'February' },
    ],
  ],
  ['2026-05-04/2026-05-03', [{ Day: 4, Month: 'May' }]],
  ['2027-01-18/2027-01-18', [{ Day: 18, Month: 'January' }]],
  ['0001-01-01/2027-01-18', []],
])('[C2.14-03] the days of %s are those of the place', (span, days) => {
  expect(timed(span).Time.Days).toEqual(days)
})

type End = [span: string, firmZone: string, zone: string | null, last: string]

test.each<End>([
  ['2026-09-06T09:00Z', 'America/New_York', null, '2026-09-06T09:00:00.000Z'],
  ['2026-09-06T09:00Z/2026-09-07T09:00Z', 'America/New_York', null, '2026-09-07T09:00:00.000Z'],
  ['2026-12-09', 'America/New_York', null, '2026-12-10T09:59:59.999Z'],
  ['2026-07-09', 'America/New_York', null, '2026-07-10T09:59:59.999Z'],
  ['2026-12-09', 'Pacific/Pago_Pago', null, '2026-12-10T10:59:59.999Z'],
  ['2026-12-09', 'Pacific/Auckland', null, '2026-12-10T09:59:59.999Z'],
  ['2026-12-07/2026-12-09', 'America/Denver', null, '2026-12-10T09:59:59.999Z'],
  ['2026-12-09T15:00Z/2026-12-09', 'America/Denver', null, '2026-12-10T09:59:59.999Z'],
  ['2026-12-09/0001-01-01', 'America/New_York', null, '2026-12-10T09:59:59.999Z'],
  ['0001-01-01/2026-12-09', 'America/New_York', null, '2026-12-10T09:59:59.999Z'],
  ['2026-12-09', 'America/New_York', 'America/New_York', '2026-12-10T04:59:59.999Z'],
  ['2026-12-09', 'America/New_York', 'Asia/Kolkata', '2026-12-09T18:29:59.999Z'],
  ['2026-11-01', 'America/New_York', 'America/New_York', '2026-11-02T04:59:59.999Z'],
  ['2026-12-09T05:00Z/2026-12-10T05:00Z', 'America/New_York', null, '2026-12-10T05:00:00.000Z'],
  ['2026-05-04/2026-05-04T03:00Z', 'America/New_York', null, '2026-05-05T09:59:59.999Z'],
  ['2026-05-04/2026-05-04T04:00Z', 'America/New_York', null, '2026-05-05T09:59:59.999Z'],
  ['2026-05-04T01:00Z/2026-05-02', 'America/New_York', null, '2026-05-04T01:00:00.000Z'],
])('[C2.13-25][C2.13-27] %s in %s (its own zone: %s) is not over at %s, and is a millisecond later', (...given) => {
  const [span, firmZone, zone, last] = given
  const event = timed(span, firmZone, zone)
  const at = Date.parse(last)
  expect([at, at + 1].map((now) => isPastEvent(event, now))).toEqual([false, true])
})

test('an event of which nobody knows a day is never over', () => {
  expect(isPastEvent(timed('0001-01-01'), Date.UTC(9000, 0))).toEqual(false)
})

test.each([
  ['9999-12-31', 'Asia/Tokyo', 'December 31, 9999', '9999-12-31T14:59:59.999Z'],
  ['9999-12-31', 'America/New_York', 'December 31, 9999', '+010000-01-01T04:59:59.999Z'],
  ['9999-12-31', 'Pacific/Honolulu', 'December 31, 9999', '+010000-01-01T09:59:59.999Z'],
  ['9999-12-31T23:59:59.999Z', 'Asia/Tokyo', 'January 1, 10000, 8:59 AM GMT+9', '9999-12-31T23:59:59.999Z'],
  ['9999-12-31T23:59:59.999Z', 'America/New_York', 'December 31, 9999, 6:59 PM GMT-5', '9999-12-31T23:59:59.999Z'],
  ['9999-12-31T23:59:59.999Z', 'Pacific/Honolulu', 'December 31, 9999, 1:59 PM GMT-10', '9999-12-31T23:59:59.999Z'],
])('the last moment that can be written has a time: %s in %s', (span, zone, words, end) => {
  const { Words, End } = timed(span, 'UTC', zone).Time
  expect([Words, new Date(End ?? NaN).toISOString()]).toEqual([words, end])
})

const unknown: EventTime = { Words: '', Days: [], Start: null, End: null }

test.each(['0001-01-01', '0001-01-01T00:00Z', '0001-01-01T23:59:59.999Z'])(
  '%s is no known time in any zone',
  (span) => {
    for (const zone of ['Asia/Tokyo', 'America/New_York', 'Pacific/Honolulu'])
      expect(timed(span, 'UTC', zone).Time).toEqual(unknown)
  },
)

test('an event that cannot be told has no known time, and breaks nothing', () => {
  expect(timed('2026-12-10T00:00Z', 'Mars/Gale').Time).toEqual(unknown)
  const StartDate = { type: 'datetime', value: 'soon' } as const
  expect(createEvent({ StartDate }).Time).toEqual(unknown)
})

const [first, last] = ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'].map(Date.parse) as [number, number]
const instant = fc.integer({ min: first, max: last })
const gap = fc.oneof(fc.integer({ min: -2e8, max: 2e8 }), fc.integer({ min: first - last, max: last - first }))
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone').filter(isTimeZone))

function dateText(at: number, isDay: boolean) {
  const text = new Date(Math.min(Math.max(at, first), last)).toISOString()
  return isDay ? text.slice(0, 10) : text
}

const span = fc.tuple(instant, fc.boolean(), fc.option(gap), fc.boolean()).map(([start, isDay, after, isEndDay]) => {
  const begin = dateText(start, isDay)
  return after === null ? begin : `${begin}/${dateText(start + after, isEndDay)}`
})

test('any two times of all years, in any zone, are told in finite numbers, from the first to the last', () => {
  fc.assert(
    fc.property(span, zone, fc.option(zone), (dates, firmZone, ownZone) => {
      const { Words, Days, Start, End } = timed(dates, firmZone, ownZone).Time
      expect(Words).not.toMatch(/NaN|undefined|Invalid/)
      expect([...Days.map(({ Day }) => Day), Start ?? 0, End ?? 0].every(Number.isFinite)).toEqual(true)
      expect((End ?? Infinity) >= (Start ?? -Infinity)).toEqual(true)
      const known = dates.split('/').filter((text) => !text.startsWith('0001-01-01'))
      expect([Words !== '', End !== null]).toEqual([known.length > 0, known.length > 0])
      expect(Start === null).toEqual(dates.startsWith('0001-01-01'))
    }),
    { numRuns: 1000 },
  )
})
