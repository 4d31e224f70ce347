import * as renderer from '#app/entry-server.tsx'
import { firm } from '#content/firm.ts'
import { sitePages } from '#content/site-pages.ts'
import { all, readHtml, getPartText } from '#ui/read-html.testing.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite } from '../testing/open-site.testing.ts'
import { searchAsSpecified, type SearchableItem } from './search-as-specified.testing.ts'

const imported = '2026-11-20T09:00:00.000Z'
const contents = 8
const searchesPerPage = 20

type Drawn = SearchableItem & { readonly title: string; readonly row: object }
type Thing = SearchableItem & { readonly shown: string }

const plainWords =
  "cost Costs ANALYST analysis radar Radar the of Navy IT security données 7 jobs career office Locations events news C++ cost-analyst 海 🚀 O'Neil".split(
    ' ',
  )
const createPhrase = (vocabulary: ReadonlyArray<string>, least: number, most: number) =>
  fc.array(fc.constantFrom(...vocabulary), { minLength: least, maxLength: most }).map((chosen) => chosen.join(' '))
const name = createPhrase(plainWords, 1, 3)
const some = createPhrase(plainWords, 0, 5)
const rich = createPhrase([...plainWords, 'a&b', '<b>'], 0, 5)

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<']/g, (character) => entities[character] ?? '')
const html = (text: string) =>
  `<ul>${text
    .split(' ')
    .map((each, at) => (at % 2 === 0 ? `<li>${escaped(each)}</li>` : `<li><b>${escaped(each)}</b></li>`))
    .join('')}</ul>`

const day = { type: 'date', value: '2026-03-02T00:00:00.000' }

const job = fc
  .record({
    title: name,
    tracking: fc.constantFrom('T-7', 'cost', '77'),
    category: fc.constantFrom('', 'Cost Analysis', 'Radar', 'IT'),
    level: fc.constantFrom('', ' II', ' 3', '*', ' IV *'),
    groups: fc.subarray(['Software', 'Navy Research', 'Security']),
    place: fc.constantFrom(['Arlington', 'Virginia'], ['San Diego', null], [null, null]),
    texts: fc.tuple(rich, rich, rich, rich),
  })
  .map(
    ({
      title,
      tracking,
      category,
      level,
      groups,
      place: [City, State],
      texts: [short, duties, skills, education],
    }) => ({
      fields: [title, tracking, category, ...groups, City ?? '', State ?? '', short, duties, skills, education],
      keywords: [category, ...groups, 'job', 'jobs', 'career', 'careers'],
      isPage: false,
      title,
      row: {
        JobFunction: title,
        TrackingNumber: tracking,
        Description: category === '' ? null : `${category}${level}`,
        JobPostingGroups: groups.join('; '),
        City,
        State,
        ShortDescription: escaped(short),
        Responsibilities: html(duties),
        SkillsRequired: html(skills),
        EducationRequirement: html(education),
        IsFullTime: true,
        LastModifiedDate: { type: 'datetime', value: imported },
      },
    }),
  )

const office = fc
  .record({ title: name, isNamed: fc.boolean(), isTwin: fc.boolean(), city: some, state: name, address: rich })
  .map(({ title, isNamed, isTwin, city, state, address }) => ({
    fields: [title, city, state, address],
    keywords: ['location', 'locations', 'office', 'offices'],
    isPage: false,
    title,
    row: {
      ...(isNamed ? { Name: title } : { Description: title, Name: 'never read' }),
      ...(isTwin ? { LocationCity: city, LocationState: state } : { City: city, State: state }),
      FullAddress: html(address),
    },
  }))

const event = fc.record({ title: name, place: some, text: rich }).map(({ title, place, text }) => ({
  fields: [title, place, text],
  keywords: ['event', 'events'],
  isPage: false,
  title,
  row: { Title: title, Location: place, Description: html(text), StartDate: day },
}))

const news = fc
  .record({ title: name, short: rich, text: rich, source: some })
  .map(({ title, short, text, source }) => ({
    fields: [title, short, text, source],
    keywords: ['news'],
    isPage: false,
    title,
    row: { Title: title, ShortDescription: escaped(short), Body: html(text), Source: source, PublishedDate: day },
  }))

const drawn = fc.record({
  jobs: fc.array(job, { maxLength: 9 }),
  offices: fc.array(office, { maxLength: 4 }),
  events: fc.array(event, { maxLength: 5 }),
  news: fc.array(news, { maxLength: 5 }),
})

const search = fc.oneof(
  {
    weight: 8,
    arbitrary: createPhrase(
      [
        ...plainWords,
        'a&b',
        '<b>',
        'san',
        'DIEGO',
        'virginia',
        'zeppelin',
        'jobsite',
        'subevents',
        'officer',
        's',
        'very',
        'now',
      ],
      1,
      4,
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('', '   ', ' \u00a0 ') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '  Cost   Analysis ',
      'navy research jobs',
      'employee ownership',
      'offices',
      'careers at the firm',
      'earned value',
      'security of radar',
      'events news',
      'jo',
      'contact us',
      'e',
      'the',
    ),
  },
)
const question = fc.record({ search, page: fc.nat(2), size: fc.constantFrom(12, 24, 500) })

const createRowId = (at: number) => `R${(at * 7) % 10}`

const named = (rows: ReadonlyArray<Drawn>, id: string) => rows.map(({ row }, at) => ({ [id]: createRowId(at), ...row }))

const toResults = (kind: string, rows: ReadonlyArray<Drawn>, href: (id: string) => string): ReadonlyArray<Thing> =>
  rows.map(({ title, ...searched }, at) => ({
    ...searched,
    shown: `${kind}: ${title} ${href(createRowId(at))}`.trim(),
  }))

const sitePageTexts: ReadonlyArray<Thing> = sitePages(firm.name).map(({ Title, Description, Keywords, Parts }) => ({
  fields: [Title, Description, ...Keywords, ...Parts.flatMap((part) => [part.Title, part.Text])],
  keywords: [],
  isPage: true,
  shown: `Page: ${Title}`,
}))

const listResults = ({
  jobs,
  offices,
  events,
  news: items,
}: typeof drawn extends fc.Arbitrary<infer Value> ? Value : never) => [
  ...toResults('Career', jobs, (id) => `/careers/job/${id}`),
  ...toResults('Location', offices, () => ''),
  ...toResults('Event', events, (id) => `/media/event/${id}`),
  ...toResults('News', items, (id) => `/media/news/${id}`),
  ...sitePageTexts,
]

function readResults(body: string) {
  const [, main = ''] = /(<main.*<\/main>)/s.exec(body) ?? []
  const page = readHtml(main)
  const results = all(page, 'ol')
    .flatMap((list) => all(list, 'li'))
    .map((card) => {
      const [kind] = all(card, 'p')
      const [title] = all(card, 'h3')
      const [link] = all(card, 'a')
      const href = link?.attributes['href'] ?? ''
      const leads = /^\/(careers\/job|media)\//.test(href) ? href : ''
      return `${kind ? getPartText(kind) : ''}: ${title ? getPartText(title) : ''} ${leads}`.trim()
    })
  const total = /(\d+) results?$/.exec(
    all(page, 'p')
      .map(getPartText)
      .find((text) => /^\d+ results?$/.test(text)) ?? '',
  )
  return { results, total: Number(total?.[1] ?? 0) }
}

let site: Awaited<ReturnType<typeof openSite>>

beforeAll(async () => {
  const limits = { pages: { most: 10_000, every: 60_000 } }
  site = await openSite({ renderer, name: 'site search', content: {}, imported, limits })
})

afterAll(() => site.close())

test('[J5-37.b][J5-40.b][J5-47][J5-50][J5-51][J1-13] random content is found as the specification says, on pages before any script', async () => {
  const seen = { listed: 0, empty: 0, turned: 0 }
  for (const content of fc.sample(drawn, { seed: 20_261_123, numRuns: contents })) {
    const { jobs, offices, events, news: items } = content
    await site.importContentAt(imported, {
      JobPostingHeader: named(jobs, 'JobPosting_ID'),
      Location: named(offices, 'Location_ID'),
      CompanyEvent: named(events, 'CompanyEvent_ID'),
      CompanyNews: named(items, 'CompanyNews_ID'),
    })
    const things = listResults(content)
    for (const { search: asked, page, size } of fc.sample(question, {
      seed: things.length,
      numRuns: searchesPerPage,
    })) {
      const expected = searchAsSpecified(things, asked)
      const last = Math.max(0, Math.ceil(expected.length / size) - 1)
      const at = Math.min(page, last)
      const query = new URLSearchParams({ q: asked, page: String(page), pagesize: String(size) })
      const { statusCode, body } = await site.get(`/search?${query}`)
      expect({ asked, statusCode, ...readResults(body) }).toEqual({
        asked,
        statusCode: 200,
        results: expected.slice(at * size, (at + 1) * size).map((thing) => thing.shown),
        total: expected.length,
      })
      seen[expected.length === 0 ? 'empty' : at > 0 ? 'turned' : 'listed'] += 1
    }
  }
  expect(Object.values(seen).every((count) => count > 5)).toBe(true)
})
