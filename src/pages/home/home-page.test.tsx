import type { CompanyNews } from '#contract/media.ts'
import { createEvent } from '#domain/media/event.testing.ts'
import type { JobPostingGroup } from '#contract/jobs.ts'
import type { ReferenceList } from '#contract/entities.ts'
import type { WebsiteStat } from '#contract/site-content.ts'
import { all, listPartLinks, readHtml, getPageSection, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HomePage, type HomePageProps } from './home-page.tsx'

const loaded = <Row,>(...rows: Row[]): ReferenceList<Row> => ({ rows, loading: false, error: false, allLoaded: true })
const on = (day: string) => ({ type: 'date', value: `${day}T00:00:00.000` }) as const

const news = (title: string, day: string, NewsType: string | null = 'Company News'): CompanyNews => ({
  CompanyNews_ID: title.toLowerCase(),
  Title: title,
  ShortDescription: null,
  Body: null,
  PublishedDate: on(day),
  WebsiteImageURL: null,
  NewsType,
  Source: null,
  SourceURL: null,
  Figure: null,
})

const event = (title: string, day: string) =>
  createEvent({ CompanyEvent_ID: title.toLowerCase(), Title: title, StartDate: on(day), Location: 'Arlington' })

const group = (Description: string, IsFeatured: boolean): JobPostingGroup => ({
  JobPostingGroup_ID: null,
  Description,
  IsFeatured,
  IsActive: true,
})

const stat: WebsiteStat = {
  employeeCount: 1240,
  openingCount: 60,
  locationCount: 20,
  years: 53,
  employeeOwnedPercent: 100,
}

const props: HomePageProps = {
  news: loaded(),
  events: loaded(),
  stats: loaded(stat),
  groups: loaded(),
  autoplay: false,
  now: Date.UTC(2026, 8, 6),
  thisYear: 2026,
}

const show = (given: Partial<HomePageProps> = {}) => readHtml(renderToStaticMarkup(<HomePage {...props} {...given} />))

test('[C2.6-02][C2.6-03][C2.6-04] the hero search takes the typed text to the search page, by Enter and by its button', () => {
  const [form] = all(show(), 'form')
  const [field] = all(form!, 'input')
  const label = all(form!, 'label').find(({ attributes }) => attributes['for'] === field?.attributes['id'])
  expect([form?.attributes['action'], form?.attributes['method'], field?.attributes['name']]).toEqual([
    '/search',
    'get',
    'q',
  ])
  expect([field?.attributes['placeholder'], getPartText(label!)]).toEqual([
    'Search Careers, News, Events',
    'Search Careers, News, Events',
  ])
  expect(all(form!, 'button').map((button) => [getPartText(button), button.attributes['type']])).toEqual([
    ['Search', 'submit'],
  ])
})

const readRidge = (given: Partial<HomePageProps> = {}) => {
  const [figure] = all(show(given), 'figure')
  return {
    caption: listPartTexts(figure!, 'figcaption')[0],
    links: listPartLinks(figure!).slice(-2),
    pictures: all(figure!, 'svg').flatMap(({ attributes }) =>
      attributes['role'] === 'img' ? attributes['aria-label'] : [],
    ),
    note: listPartTexts(figure!, 'p'),
  }
}

test('[C2.6-01][C2.6-07] home opens with the people of each year, the last of them those of today', () => {
  expect(readRidge()).toEqual({
    caption: '1,240 people work here, and the firm is theirs. The height of the ridge is how many of us there were.',
    links: [
      ['331 people in 2015', '/about-us#year-2015'],
      ['1,240 people in 2026', '/about-us#year-2026'],
    ],
    pictures: ['Line of how many people the firm had, year by year'],
    note: [
      'Source: payroll, December 31; the last, November 1',
      'A count, not an estimate. Hairlines: every 500 people',
      'Checked November 3, 2026, by two people',
    ],
  })
})

test.each([
  ['have not come', loaded<WebsiteStat>()],
  ['name nobody', loaded({ ...stat, employeeCount: 0 })],
])('the count of a year is the row of that year, also where the figures of today %s', (_, stats) => {
  const { caption, links } = readRidge({ stats })
  expect([caption, links]).toEqual([
    'The height of the ridge is how many of us there were.',
    [
      ['248 people in 2006', '/about-us#year-2006'],
      ['331 people in 2015', '/about-us#year-2015'],
    ],
  ])
})

test('[C2.6-09][C2.6-10] the 50th anniversary leads to its celebration', () => {
  const promo = getPageSection(show(), 'Fifty years, one habit')
  expect(listPartTexts(promo, 'p')).toEqual([
    'In 2023 Tamarack turned fifty. The slide rules are in a glass case now, but we still show our work. Come and celebrate with us.',
  ])
  expect(listPartLinks(promo)).toEqual([['See our story', '/about-us?c=anniversary']])
})

test("[C2.6-11][C2.6-12][C2.6-14] What's New shows the four newest news of our own, each leading to its page", () => {
  const part = getPageSection(
    show({
      news: loaded(
        news('Oldest', '2026-01-01'),
        news('Third', '2026-03-01'),
        news('Elsewhere', '2026-09-01', 'External Article'),
        news('Newest', '2026-09-06', 'Press Release'),
        news('Fourth', '2026-02-01'),
        news('Second', '2026-04-01', null),
      ),
    }),
    "What's New",
  )
  expect(listPartLinks(part)).toEqual([
    ['All news', '/media'],
    ['Newest', '/media/news/newest'],
    ['Second', '/media/news/second'],
    ['Third', '/media/news/third'],
    ['Fourth', '/media/news/fourth'],
  ])
  expect(listPartTexts(part, 'p')).toEqual(['September 6, 2026', 'April 1, 2026', 'March 1, 2026', 'February 1, 2026'])
})

test('[C2.6-16] a row of news has the picture that content gives it, its day, its title and what it is about, and leads to its page', () => {
  const cards = all(
    getPageSection(
      show({
        news: loaded(
          { ...news('Older', '2026-01-01'), ShortDescription: 'What was older.' },
          { ...news('Newest', '2026-09-06'), ShortDescription: 'What is new.', WebsiteImageURL: '/files/new.jpg' },
        ),
      }),
      "What's New",
    ),
    'li',
  )
  const told = cards.map((card) => ({
    picture: all(card, 'img').map(({ attributes }) => attributes['src']),
    words: listPartTexts(card, 'p'),
    link: listPartLinks(card),
  }))
  expect(told).toEqual([
    {
      picture: ['/files/new.jpg'],
      words: ['September 6, 2026', 'What is new.'],
      link: [['Newest', '/media/news/newest']],
    },
    {
      picture: [],
      words: ['January 1, 2026', 'What was older.'],
      link: [['Older', '/media/news/older']],
    },
  ])
})

test('[C2.6-17][C2.6-18] What We Do shows the three services and leads to their places', () => {
  expect(listPartLinks(getPageSection(show(), 'What We Do'))).toEqual([
    ['Research', '/services#research'],
    ['Analysis', '/services#analysis'],
    ['Software', '/services#software'],
  ])
})

test('[C2.6-20][J7-39] the figures are those of the first row', () => {
  const about = getPageSection(show({ stats: loaded(stat, { ...stat, years: 1 }) }), 'About Us')
  expect(listPartTexts(about, 'p').slice(-6)).toEqual([
    '53',
    'Years of careful counting',
    '20',
    'Offices across the country',
    '100%',
    'Employee-owned',
  ])
})

test('[C2.6-21][C2.6-22] the careers banner leads to the open jobs', () => {
  const banner = getPageSection(show(), 'Find out for a living')
  expect(listPartLinks(banner)).toEqual([['Find your place', '/careers/open']])
})

test('[C2.6-23][C2.6-24][C2.6-25] four categories, featured ones first, lead to their jobs', () => {
  const groups = loaded(
    group('Software', false),
    group('Research & Analysis', true),
    group('Logistics', false),
    group('Contracts', false),
    group('Schedule', false),
  )
  const list = all(getPageSection(show({ groups }), 'Find out for a living'), 'ul')
  expect(list.flatMap(listPartLinks)).toEqual([
    ['Research & Analysis', '/careers/open?category=research+%26+analysis'],
    ['Software', '/careers/open?category=software'],
    ['Logistics', '/careers/open?category=logistics'],
    ['Contracts', '/careers/open?category=contracts'],
  ])
})

test('[C2.6-26][C2.6-28] Company Events shows the next four events, and nothing when there are none', () => {
  const events = loaded(
    event('Past', '2026-01-01'),
    event('Without a day', '0001-01-01'),
    event('Fifth', '2027-01-01'),
    event('Second', '2026-10-01'),
    event('First', '2026-09-10'),
    event('Fourth', '2026-12-01'),
    event('Third', '2026-11-01'),
  )
  expect(listPartLinks(getPageSection(show({ events }), 'Company Events'))).toEqual([
    ['First', '/media/event/first'],
    ['Second', '/media/event/second'],
    ['Third', '/media/event/third'],
    ['Fourth', '/media/event/fourth'],
  ])
  expect(listPartTexts(show(), 'h2')).toEqual([
    'About Us',
    "What's New",
    'What We Do',
    'Fifty years, one habit',
    'Find out for a living',
  ])
})

test('an event that is over says so', () => {
  const part = getPageSection(
    show({ events: loaded(event('Past', '2026-09-04'), event('Today', '2026-09-06')) }),
    'Company Events',
  )
  expect(listPartTexts(part, 'p')).toEqual([
    '',
    'September 6, 2026 · Arlington',
    '',
    'September 4, 2026 · Arlington · This event is over',
  ])
})

test('[C4.4-03] a list that is loading or failed says so in its place', () => {
  const loading = { rows: [], loading: true, error: false, allLoaded: false }
  const failed = { rows: [], loading: false, error: true, allLoaded: false }
  const page = show({ news: loading, groups: failed })
  const status = (name: string) =>
    ['p', 'div'].flatMap((tag) =>
      all(getPageSection(page, name), tag)
        .filter(({ attributes }) => attributes['role'] === 'status')
        .map(getPartText),
    )
  expect([status("What's New"), status('Find out for a living')]).toEqual([
    ['Loading company news...'],
    ['Warning: Error loading job categories We will try again on your next visit to this page.'],
  ])
})
