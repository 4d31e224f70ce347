import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CompanyEvent, CompanyNews } from '#contract/media.ts'
import { calendarDay, monthAxis, monthsInWords } from '../drawings/month-axis.ts'
import { labelSize, placeOn, type AxisLabel } from '../drawings/time-axis.ts'
import { createEvent } from './event.testing.ts'
import { drawEventDay, firstDay } from './event-day.ts'
import { drawMediaYear } from './media-year.ts'

const dayLength = 24 * 60 * 60_000
const at = (date: string) => Date.parse(`${date}T00:00:00Z`)
const day = (value: string) => ({ type: 'date' as const, value: `${value}T00:00:00.000` })
const moment = (value: string) => ({ type: 'datetime' as const, value: `${value}:00.000Z` })

// In em of 15 px: the axis in windows of 360, 768, 1280 and 1920 px, beside names or not, and the widths at which labels may come.
const windows = [320, 390, 620, 700, 980, 1184, 1600].map((px) => px / 15)
const widths = [12, 21.2, 28, 37, 60]
const gutter = 20 / 15

const news = (CompanyNews_ID: string, published: string): CompanyNews => ({
  CompanyNews_ID,
  Title: `Bridge ${CompanyNews_ID} reopens`,
  ShortDescription: null,
  Body: null,
  PublishedDate: day(published),
  WebsiteImageURL: null,
  NewsType: 'Company News',
  Source: null,
  SourceURL: null,
  Figure: null,
})

const event = (
  CompanyEvent_ID: string,
  StartDate: CompanyEvent['StartDate'],
  EndDate: CompanyEvent['EndDate'] = null,
) => createEvent({ CompanyEvent_ID, StartDate, EndDate })

type Media = Parameters<typeof drawMediaYear>[0]

const drawOn = (today: string, media: Partial<Media>) =>
  drawMediaYear(
    { news: [], events: [], ...media },
    { now: at(today) + (15 * dayLength) / 24, today: at(today), widths },
  )

const days = fc.integer({ min: at('1973-06-03') / dayLength, max: at('2090-01-01') / dayLength })
const seeded = { seed: 57, numRuns: 300 }
const toDay = (count: number) => new Date(count * dayLength).toISOString().slice(0, 10)

test('of every day the axis has twelve whole months, seven or eight of them behind it and four or five ahead', () => {
  fc.assert(
    fc.property(days, (today) => {
      const { scale, marks } = monthAxis(today * dayLength)
      const [behind, ahead] = [today * dayLength - scale.from, scale.to - today * dayLength].map(
        (span) => span / dayLength,
      )
      expect(marks.map(({ value }) => new Date(value).getUTCDate())).toEqual(Array.from({ length: 13 }, () => 1))
      expect([marks.at(0)?.value, marks.at(-1)?.value]).toEqual([scale.from, scale.to])
      expect([365, 366]).toContain((scale.to - scale.from) / dayLength)
      expect([behind! >= 212, behind! <= 246, ahead! > 119, ahead! <= 153]).toEqual([true, true, true, true])
    }),
    seeded,
  )
})

test('a dot stands where its day is, each row has all of its days within the year, and none beyond', () => {
  const given = fc.record({ today: days, ages: fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 40 }) })
  fc.assert(
    fc.property(given, ({ today, ages }) => {
      const dates = ages.map((age) => toDay(today + age))
      const drawn = drawOn(toDay(today), {
        news: dates.map((date, index) => news(String(index), date)),
        events: dates.map((date, index) => event(String(index), day(date))),
      })
      const { scale } = monthAxis(today * dayLength)
      const places = ages
        .map((age) => (today + age) * dayLength)
        .filter((each) => each >= scale.from && each < scale.to)
        .toSorted((one, other) => other - one)
        .map((each) => placeOn(scale, each))
      const line = placeOn(scale, today * dayLength)
      expect(drawn.ledger.rows.map(({ bars }) => bars.map((bar) => [bar.kind, bar.at]))).toEqual(
        [places, places].map((row) => [...row.map((each) => ['point', each]), ['today', line]]),
      )
      expect([drawn.news.length, drawn.events.length]).toEqual([places.length, places.length])
    }),
    seeded,
  )
})

test('what is to come stands right of today, what was stands left of it', () => {
  const { ledger } = drawOn('2026-11-30', {
    events: ['2026-11-29', '2026-12-01'].map((date) => event(date, day(date))),
  })
  const [, bars = []] = ledger.rows.map((row) => row.bars)
  const [ahead, over, today] = bars.map((bar) => bar.at)
  expect([ahead! > today!, over! < today!]).toEqual([true, true])
})

function labelSpan({ at: place, label, anchor }: AxisLabel, width: number) {
  const size = labelSize(label)
  const start = (place / 100) * width - { start: 0, middle: size / 2, end: size }[anchor]
  return [start, start + size] as const
}

test('no month touches another, or today, or leaves the page, in a window of 360, 768, 1280 and 1920 px', () => {
  fc.assert(
    fc.property(days, (today) => {
      const { labels } = drawOn(toDay(today), {}).ledger
      for (const width of windows) {
        const spans = labels
          .filter(({ shownFrom }) => shownFrom <= width)
          .map((label) => labelSpan(label, width))
          .toSorted(([one], [other]) => one - other)
        expect(spans.length).toBeGreaterThan(2)
        expect(spans.filter(([start], index) => start < (spans[index - 1]?.[1] ?? -Infinity))).toEqual([])
        expect([spans[0]![0] >= -gutter, spans.at(-1)![1] <= width + gutter]).toEqual([true, true])
      }
    }),
    seeded,
  )
})

test.each<[string, Partial<Media>, string]>([
  ['nothing', {}, 'No news since April; no event is announced.'],
  [
    'one of each',
    { news: [news('1', '2026-04-01')], events: [event('1', day('2026-12-09'))] },
    'One piece of news since April; the next event is on December 9.',
  ],
  [
    'the day before the year, and two of one day',
    { news: ['2026-03-31', '2026-09-02', '2026-09-02'].map((date, index) => news(String(index), date)) },
    'Two pieces of news since April; no event is announced.',
  ],
  [
    'more than a dozen, and an event beyond the year',
    {
      news: Array.from({ length: 13 }, (_, index) => news(String(index), '2026-10-05')),
      events: [event('1', day('2028-02-29'))],
    },
    '13 pieces of news since April; the next event is on February 29, 2028.',
  ],
  [
    'the soonest first, and what is over not at all',
    { events: [event('1', day('2027-01-18')), event('2', moment('2026-12-12T01:00')), event('3', day('2026-11-28'))] },
    'No news since April; the next event is on December 11.',
  ],
  [
    'an event of today',
    { events: [event('1', moment('2026-11-30T23:00'))] },
    'No news since April; the next event is on November 30.',
  ],
  [
    'days of which the first has begun',
    { events: [event('1', day('2026-11-29'), day('2026-12-02')), event('2', day('2026-12-09'))] },
    'No news since April; one event is on until December 2.',
  ],
  [
    'what is over alone',
    { events: [event('1', day('2026-11-28')), event('2', moment('2026-11-30T13:00'))] },
    'No news since April; no event is announced.',
  ],
  [
    'an event whose day is not known',
    { events: [event('1', day('0001-01-01'))] },
    'No news since April; no event is announced.',
  ],
])('the finding says how many news there were and when the next event is: %s', (_, media, finding) => {
  expect(drawOn('2026-11-30', media).finding).toBe(finding)
})

test('the year says which months it has', () => {
  expect(['2026-11-30', '2027-01-01', '2028-05-31'].map((date) => drawOn(date, {}).range)).toEqual([
    'April 2026 to March 2027',
    'June 2026 to May 2027',
    'October 2027 to September 2028',
  ])
  expect(monthsInWords(monthAxis(at('2026-08-01')))).toBe('January 2026 to December 2026')
})

test.each([
  ['an evening in New York, a day later in UTC', moment('2026-12-10T00:00'), null, '2026-12-09'],
  ['a morning in Auckland, a day earlier in UTC', moment('2026-12-09T20:00'), 'Pacific/Auckland', '2026-12-10'],
  ['a day', day('2026-12-31'), null, '2026-12-31'],
  ['a day in Honolulu', day('2027-01-01'), 'Pacific/Honolulu', '2027-01-01'],
  ['a day on Kiritimati', day('2027-03-01'), 'Pacific/Kiritimati', '2027-03-01'],
])('the first day of an event is that of the calendar where it is: %s', (_, StartDate, TimeZone, first) => {
  expect(firstDay(createEvent({ StartDate, TimeZone }))).toBe(at(first))
})

test('today is the day of the firm, and the same throughout an hour', () => {
  const first = Date.parse('2026-12-01T04:00:00Z')
  expect([first, first + 3_599_999, first + 3_600_000].map((now) => calendarDay(now, 'America/New_York'))).toEqual(
    ['2026-11-30', '2026-11-30', '2026-12-01'].map(at),
  )
})

const drawDay = (StartDate: CompanyEvent['StartDate'], EndDate: CompanyEvent['EndDate'] = null) =>
  drawEventDay(createEvent({ StartDate, EndDate }), at('2026-11-30'))

test('the day of an event stands among the months around today', () => {
  const { name, day: drawn, today, months } = drawDay(moment('2026-12-10T00:00'))
  expect(name).toBe('December 9, 2026, among the months from April 2026 to March 2027')
  expect([drawn, today]).toEqual([{ at: 69.04, label: 'Dec 9' }, 66.58])
  expect(months.map(({ label }) => label).join(' ')).toBe('Apr May Jun Jul Aug Sep Oct Nov Dec Jan Feb Mar Apr')
  expect([months[0]?.at, months[8]?.at, months[12]?.at]).toEqual([0, 66.85, 100])
})

test.each([
  ['2031-05-04', 'May 4, 2031, among the months from October 2030 to September 2031'],
  ['2019-02-28', 'February 28, 2019, among the months from July 2018 to June 2019'],
])('an event of another year, %s, stands among the months around it, without today', (date, name) => {
  const drawn = drawDay(day(date))
  expect([drawn.name, drawn.today]).toEqual([name, null])
  expect(drawn.day?.at).toBeGreaterThan(50)
})

test('an event of several days shows the first and the last, one whose day is not known shows today alone', () => {
  expect(drawDay(day('2027-01-30'), day('2027-02-02')).day?.label).toBe('Jan 30 – Feb 2')
  const unknown = drawDay(day('0001-01-01'))
  expect([unknown.day, unknown.today, unknown.name]).toEqual([
    null,
    66.58,
    'A day that is not known yet, among the months from April 2026 to March 2027',
  ])
})
