import type { CompanyEvent } from '#contract/media.ts'
import { createEvent } from '#domain/media/event.testing.ts'
import { trustHtml } from '#ui/prose/trust-html.testing.ts'
import { all, listPartLinks, readHtml, getPageSection, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventNotFound, EventPage } from './event-page.tsx'

const day = (value: string) => ({ type: 'date' as const, value: `${value}T00:00:00.000` })

const event = {
  Title: 'Sea and Shore Symposium',
  Description: '<p>Three days.</p>',
  StartDate: day('2027-01-18'),
  EndDate: day('2027-01-20'),
  Location: 'Tidewater Hall, Norfolk',
  LocationURL: 'https://hall.example',
}

const show = (fields: Partial<CompanyEvent> = {}, now = Date.UTC(2026, 10, 21)) =>
  readHtml(
    renderToStaticMarkup(
      <EventPage
        event={createEvent({ ...event, ...fields })}
        now={now}
        origin="https://tamarack.example"
        sanitise={trustHtml}
      />,
    ),
  )

test('[C2.14-04][C2.14-05][C2.14-06][C2.14-09] an event shows its title, its days and what it is about', () => {
  expect(listPartTexts(show(), 'h1')).toEqual(['Sea and Shore Symposium'])
  for (const words of ['January 18–20, 2027', 'Three days.', 'Share this event'])
    expect(getPartText(show())).toContain(words)
})

const findDrawing = (of: ReturnType<typeof show>) =>
  all(of, 'svg').find(({ attributes }) => attributes['role'] === 'img' && attributes['aria-label']?.includes('among'))

test('[C2.14-01][C2.14-24] its banner is its own picture, or shows its day among the months around today', () => {
  const listImageSources = (of: ReturnType<typeof show>) => all(of, 'img').map(({ attributes }) => attributes['src'])
  const pictured = show({ WebsiteImageURL: '/files/symposium.jpg' })
  expect([listImageSources(pictured), findDrawing(pictured)]).toEqual([['/files/symposium.jpg'], undefined])
  expect(listImageSources(show())).toEqual([])
  expect(findDrawing(show())?.attributes['aria-label']).toBe(
    'January 18, 2027, among the months from April 2026 to March 2027',
  )
})

test.each([
  ['2027-01-18', '2027-01-20', 'January 18–20, 2027', 'Jan 18 – Jan 20'],
  ['2027-05-30', '2027-06-02', 'May 30 – June 2, 2027', 'May 30 – Jun 2'],
  ['2027-01-18', '2027-02-18', 'January 18 – February 18, 2027', 'Jan 18 – Feb 18'],
  ['2027-01-18', '2027-01-18', 'January 18, 2027', 'Jan 18'],
  ['2027-01-18', null, 'January 18, 2027', 'Jan 18'],
])(
  '[C2.14-03] an event from %s to %s shows the day and the month of its start and of its end: %s',
  (from, to, words, drawn) => {
    const page = show({ StartDate: day(from), EndDate: to === null ? null : day(to) })
    expect(getPartText(page)).toContain(words)
    expect(all(page, 'text').at(-1)?.children).toEqual([drawn])
  },
)

test('[C2.14-06][C2.14-23] it is shared on LinkedIn, Facebook and X, and by e-mail', () => {
  const page = 'https%3A//tamarack.example/media/event/3'
  const text = 'Event%3A%20Sea%20and%20Shore%20Symposium%20https%3A%2F%2Ftamarack.example%2Fmedia%2Fevent%2F3'
  expect(listPartLinks(getPageSection(show(), 'Share this event'))).toEqual([
    ['Share by LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${page}`],
    ['Share by Facebook', `https://www.facebook.com/sharer/sharer.php?u=${page}`],
    ['Share by Twitter', `https://twitter.com/intent/tweet?text=${text}`],
    ['Share by email', `mailto:?subject=Sea%20and%20Shore%20Symposium&body=${text}`],
  ])
})

test('[C2.14-05] an event with a time whose end is its day shows that day once', () => {
  const StartDate = { type: 'datetime' as const, value: '2026-05-04T09:00:00.000Z' }
  const EndDate = { type: 'nullable date' as const, value: '2026-05-04T00:00:00.000' }
  const given = { StartDate, EndDate, WebsiteImageURL: '/files/symposium.jpg' }
  const evening = getPartText(show(given, Date.parse('2026-05-04T22:00:00.000Z')))
  expect([evening.split('May').length - 1, evening.includes('May 4, 2026')]).toEqual([1, true])
  expect(evening).not.toContain('this event is over')
})

test('[C2.14-07][C2.14-08] its place is a link when it has an address', () => {
  expect(listPartLinks(show())).toContainEqual(['Tidewater Hall, Norfolk', 'https://hall.example'])
  const plain = show({ LocationURL: null })
  expect(listPartLinks(plain).map(([name]) => name)).not.toContain('Tidewater Hall, Norfolk')
  expect(getPartText(plain)).toContain('Tidewater Hall, Norfolk')
})

test('[C2.14-05] the hour of an event stands beside its day, and its dates stand once in words', () => {
  const page = show({ StartDate: { type: 'datetime', value: '2026-12-09T23:00:00.000Z' }, EndDate: null })
  expect(listPartTexts(page, 'p').filter((text) => text.includes('December'))).toEqual(['December 9, 2026, 6 PM EST'])
})

test('an event that is over says so', () => {
  expect(getPartText(show({}, Date.UTC(2027, 2, 1)))).toContain('this event is over')
  expect(getPartText(show())).not.toContain('this event is over')
})

test('[C2.14-11][C2.14-12] the ways on are more events and a question', () => {
  expect(listPartLinks(show()).slice(-2)).toEqual([
    ['View More Events', '/media'],
    ['Contact us for more info', '/contact'],
  ])
})

test('[C2.14-13][C2.14-14][C8-17] an event that is not there says so', () => {
  const words = getPartText(readHtml(renderToStaticMarkup(<EventNotFound />)))
  expect(words).toContain('Unable to load event info...')
  expect(words).toContain('Please check the url. It is possible this event no longer exists')
})

const toTheCalendar = ['Add to your calendar', '/media/event/3.ics']

test('an event can be taken into a calendar while it is to come and its day is known', () => {
  expect(listPartLinks(show())).toContainEqual(toTheCalendar)
  expect(listPartLinks(show({}, Date.UTC(2027, 2, 1)))).not.toContainEqual(toTheCalendar)
  expect(listPartLinks(show({ StartDate: day('0001-01-01'), EndDate: null }))).not.toContainEqual(toTheCalendar)
})
