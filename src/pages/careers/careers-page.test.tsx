import { Location, type JobPostingHeader } from '#contract/jobs.ts'
import type { ReferenceList } from '#contract/entities.ts'
import { testimonials } from '#content/testimonials.ts'
import { makePosting } from '#domain/jobs/fixture-a.testing.ts'
import { all, listPartLinks, readHtml, getPageSection, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { Schema } from 'effect'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CareersPage, type CareersPageProps } from './careers-page.tsx'

const loaded = <Row,>(...rows: Row[]): ReferenceList<Row> => ({ rows, loading: false, error: false, allLoaded: true })

const group = (Description: string, IsFeatured: boolean) => ({
  JobPostingGroup_ID: null,
  Description,
  IsFeatured,
  IsActive: true,
})

const featured = (count: number): JobPostingHeader[] =>
  Array.from({ length: count }, (_, at) =>
    makePosting({
      JobPosting_ID: `${at + 1}`,
      JobFunction: `Job ${at + 1}`,
      IsFeatured: 1,
      City: 'Ogden',
      State: 'Utah',
    }),
  )

const props: CareersPageProps = {
  groups: loaded(group('Research', true), group('Data Science', false)),
  stats: loaded({ employeeCount: 1240, openingCount: 60, locationCount: 20, years: 53, employeeOwnedPercent: 100 }),
  featured: loaded(),
  jobPlaces: loaded(),
  profile: loaded(),
  offices: loaded(),
  now: Date.UTC(2026, 10, 30),
  quotes: testimonials.slice(0, 6),
  onSearch: () => {},
  onOpenFeatured: () => {},
}

const html = (given: Partial<CareersPageProps> = {}) => renderToStaticMarkup(<CareersPage {...props} {...given} />)
const show = (given: Partial<CareersPageProps> = {}) => readHtml(html(given))

test('[J2.2-01] the banner asks for the next step', () => {
  expect(listPartTexts(show(), 'h1')).toEqual(['Take The Next Step In Your Career'])
})

test('[J2.2-02][J2.2-03][J2.2-04][J2.2-05][J2.2-10] before JavaScript the search is a form of a text and two selects, Any first', () => {
  const ogden = { JobPlace_ID: 'Ogden, Utah', City: 'Ogden', State: 'Utah', Jobs: 1 }
  const seaside = { JobPlace_ID: 'Seaside', City: 'Seaside', State: '', Jobs: 1 }
  const [form] = all(show({ jobPlaces: loaded(ogden, seaside) }), 'form')
  const selects = all(form!, 'select').map((select) => [select.attributes['name'], ...listPartTexts(select, 'option')])
  expect([form?.attributes['action'], form?.attributes['method'], listPartTexts(form!, 'button')]).toEqual([
    '/careers/open',
    'get',
    ['Search All Careers'],
  ])
  expect([listPartTexts(form!, 'label'), selects]).toEqual([
    ['Keyword', 'Category', 'Location'],
    [
      ['category', 'Any', 'Data Science', 'Research'],
      ['city', 'Any', 'Ogden, Utah', 'Seaside', 'Utah'],
    ],
  ])
})

test('[J2.2-13][J2.2-14][C2.16-02] the benefits are health, retirement, time off, education and entertainment', () => {
  expect(listPartTexts(getPageSection(show(), 'Benefits'), 'h3')).toEqual([
    'Health',
    'Retirement',
    'Time off',
    'Education',
    'Out of the office',
  ])
})

test('[C2.16-03][C2.16-04][C2.16-05][C2.16-06] retirement keeps the waits and the vesting', () => {
  const facts = getPartText(getPageSection(show(), 'Benefits'))
  expect(facts).toContain('Pension: 1-year wait, 5-year vesting')
  expect(facts).toContain('Employee stock ownership plan: 1-year wait, then fully vested')
})

test('[J2.2-15][J2.2-16][J2.2-17][J2.2-18] the figures of our people each carry a plus', () => {
  const voice = getPartText(getPageSection(show(), 'Our People / Our Voice'))
  expect(voice).toContain('1,240+ Employees 60+ Openings 20+ Locations')
})

test('[J2.2-19][J2.2-21][C2.17-10] every quote can be read before JavaScript, with who says it', () => {
  const voice = getPageSection(show(), 'Our People / Our Voice')
  const said = all(voice, 'figure').map((figure) => [
    listPartTexts(figure, 'p'),
    listPartTexts(figure, 'b'),
    listPartTexts(figure, 'span'),
  ])
  expect(said).toEqual(testimonials.slice(0, 6).map(({ quote, title, subtitle }) => [[quote], [title], [subtitle]]))
})

test('[C2.16-08][C2.16-09] there are 17 testimonials of 17 people', () => {
  expect(new Set(testimonials.map(({ title }) => title)).size).toBe(17)
  expect(testimonials.every(({ title, subtitle, quote }) => title && subtitle && quote)).toBe(true)
})

test('[C2.16-10] each of the 17 can be shown, and none says what another says', () => {
  const figures = all(getPageSection(show({ quotes: testimonials }), 'Our People / Our Voice'), 'figure')
  const quotes = figures.flatMap((figure) => listPartTexts(figure, 'p'))
  expect([figures.length, new Set(quotes).size, quotes.filter((quote) => quote.length < 40)]).toEqual([17, 17, []])
})

test('[J2.2-23][J2.2-24] only the featured groups lead to their jobs', () => {
  expect(listPartLinks(getPageSection(show(), 'Find Your Fit'))).toEqual([
    ['All open jobs', '/careers/open'],
    ['Research', '/careers/open?category=research'],
  ])
})

test('[J2.2-26][J2.2-28][J2.2-29] twelve states, six on a slide, lead to their jobs', () => {
  const places = getPageSection(show(), 'Where we work')
  const slides = all(places, 'ul').map((list) => listPartTexts(list, 'h3'))
  expect(slides).toEqual([
    ['California', 'Washington', 'Maryland', 'New Mexico', 'District of Columbia', 'Virginia'],
    ['Massachusetts', 'Colorado', 'Alabama', 'Florida', 'Ohio', 'Utah'],
  ])
  expect(listPartLinks(places)).toContainEqual(['New Mexico', '/careers/open?state=new%20mexico'])
})

test('[J2.2-30][J2.2-31] all locations lead to the list with its locations open', () => {
  expect(listPartLinks(getPageSection(show(), 'Where we work'))[0]).toEqual([
    'Search All Locations',
    '/careers/open?open=location',
  ])
})

const profile = {
  finding: '5 of our 6 open jobs are around Kyiv.',
  line: 'M0 500c1 0 2 0 2000 0',
  ticks: 'M9 500v12',
  meridians: [{ x: 40, label: '30° E' }],
  rows: [
    {
      jobs: 5,
      words: 'open jobs',
      name: 'around Kyiv',
      query: 'city=kyiv&city=boryspil',
      flag: { x: 50, summit: 25, level: 23.8, side: 'end', width: 10, from: 600 },
      isMost: true,
    },
    { jobs: 1, words: 'open job', name: 'without a place', query: null, flag: null, isMost: false },
  ],
} as const

test('where we work is drawn: its finding, each row with a link to its search, and where the numbers are from', () => {
  const places = getPageSection(show({ profile: loaded(profile) }), 'Where we work')
  const [figure] = all(places, 'figure')
  expect([listPartTexts(figure!, 'figcaption'), listPartLinks(figure!), listPartTexts(figure!, 'p')]).toEqual([
    ['5 of our 6 open jobs are around Kyiv.'],
    // Above its summit and, in a narrow window, as a line of the list.
    [
      ['5 open jobs around Kyiv', '/careers/open?city=kyiv&city=boryspil'],
      ['5 open jobs around Kyiv', '/careers/open?city=kyiv&city=boryspil'],
    ],
    [
      'Source: the open jobs and the offices of this site',
      'A count: each job at the longitude of its office',
      'Counted November 30, 2026',
    ],
  ])
})

test('the picture stands above the slides of states, the offices below a fold', () => {
  const markup = html({
    profile: loaded(profile),
    offices: loaded(Schema.decodeUnknownSync(Location)({ Location_ID: '1' })),
  })
  const order = ['<figure', 'New Mexico', '<details', '<caption'].map((part) =>
    markup.indexOf(part, markup.indexOf('Where we work')),
  )
  expect(order.every((at, index) => at > (order[index - 1] ?? 0))).toBe(true)
})

test('an extension without a number is no phone number of an office', () => {
  const office = (Location_ID: string, row: object) =>
    Schema.decodeUnknownSync(Location)({ Location_ID, Description: 'Ogden Office', Extension: '12', ...row })
  const offices = loaded(office('1', { PhoneNumber: '801-555-0117' }), office('2', {}))
  const cells = listPartTexts(show({ offices }), 'td')
  expect(cells.filter((text) => text.includes('12'))).toEqual(['(801) 555-0117 x12'])
})

test('[J2.2-32][J2.2-33] employee ownership leads to its page', () => {
  expect(listPartLinks(getPageSection(show(), 'You will own part of it'))).toEqual([
    ['How employee ownership works', '/about-us/esop'],
  ])
})

test('[J2.2-34] seven featured jobs stand on two slides, six on the first', () => {
  const section = getPageSection(
    show({ featured: loaded(...featured(7), makePosting({ JobFunction: 'Plain' })) }),
    'Featured Jobs',
  )
  expect(all(section, 'ul').map((list) => listPartTexts(list, 'h3').length)).toEqual([6, 1])
})

test('[J2.2-36] without featured jobs there is no such section', () => {
  expect(listPartTexts(show({ featured: loaded(makePosting({ JobFunction: 'Plain' })) }), 'h2')).not.toContain(
    'Featured Jobs',
  )
})

test('nothing on the page carries a style attribute', () => {
  expect(html({ featured: loaded(...featured(7)) })).not.toContain('style=')
})
