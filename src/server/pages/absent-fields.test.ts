import { Schema } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as renderer from '#app/entry-server.tsx'
import type { ContentName } from '#contract/entity-names.ts'
import { entities } from '#contract/entities.ts'
import { sampleContent } from '#content/sample-content.ts'
import { openSite } from '../testing/open-site.testing.ts'

const imported = '2026-11-20T09:00:00.000Z'
const sample = sampleContent(Date.parse(imported))

type Fields = Readonly<Record<string, unknown>>

/** What no row of the sample has. */
const more: Fields = {
  MapURL: 'https://maps.example/office',
  WebsiteImageURL: '/assets/picture.webp',
  MessageType: 'warning',
}

const listOptional = (name: ContentName) =>
  Object.entries<Schema.Top>(entities[name].schema.fields).flatMap(([field, schema]) =>
    Schema.is(schema)(null as never) ? [field] : [],
  )

/** The row with all, with none, without each, and with each alone of its optional fields. */
function createVariants(name: ContentName, row: Fields): ReadonlyArray<Fields> {
  const optional = listOptional(name)
  const getSampleValue = (field: string) =>
    row[field] ?? (sample[name] as ReadonlyArray<Fields>).find((each) => each[field] != null)?.[field] ?? more[field]
  const full = { ...row, ...Object.fromEntries(optional.map((field) => [field, getSampleValue(field)])) }
  const none = { ...full, ...Object.fromEntries(optional.map((field) => [field, null])) }
  return [
    full,
    none,
    ...optional.map((field) => ({ ...full, [field]: null })),
    ...optional.map((field) => ({ ...none, [field]: full[field as keyof typeof full] })),
  ]
}

const createRows = (name: ContentName, rows: ReadonlyArray<Fields>, key: string) =>
  rows.flatMap((row) => createVariants(name, row)).map((row, at) => ({ ...row, [key]: `${name}${at}` }))

const cycle = <Item>(items: ReadonlyArray<Item>, at: number) => items[at % items.length]!

const offices = createRows('Location', sample.Location.slice(0, 1), 'Location_ID')
const inOffice = (row: Fields, at: number) =>
  row['Location_ID'] == null ? row : { ...row, Location_ID: cycle(offices, at)['Location_ID'] }

const newsOfEachType = [...Map.groupBy(sample.CompanyNews, ({ NewsType }) => NewsType).values()].flatMap((rows) =>
  rows.slice(0, 1),
)
const contactVariants = createVariants('ContractsContact', sample.ContractsContact[0]!)

const content = {
  ...sample,
  Location: offices,
  JobPostingHeader: createRows('JobPostingHeader', sample.JobPostingHeader.slice(0, 1), 'JobPosting_ID').map(inOffice),
  CompanyNews: createRows('CompanyNews', newsOfEachType, 'CompanyNews_ID'),
  CompanyEvent: createRows('CompanyEvent', sample.CompanyEvent, 'CompanyEvent_ID'),
  ContractsContact: sample.ContractsContact.map(({ ContractsContact_ID, Role }, at) =>
    inOffice({ ...cycle(contactVariants, at), ContractsContact_ID, Role }, at),
  ),
  SystemMessage: createRows('SystemMessage', [{ Message: 'The portal rests on Sunday.' }], 'SystemMessage_ID'),
} as unknown as typeof sample

const listPages = (address: string, name: string) =>
  Array.from({ length: 40 }, (_, at) => `${address}${name}=${at + 1}`)

const addresses: ReadonlyArray<string> = [
  ...renderer.fixedPaths,
  ...content.JobPostingHeader.map((row) => `/careers/job/${row.JobPosting_ID}`),
  ...content.CompanyNews.map((row) => `/media/news/${row.CompanyNews_ID}`),
  ...content.CompanyEvent.map((row) => `/media/event/${row.CompanyEvent_ID}`),
  ...['events', 'news', 'articles'].flatMap((name) => listPages('/media?', name)),
  ...listPages('/careers/open?', 'page').slice(0, 8),
  ...content.Location.map(({ Description }) => `/contact?office=${encodeURIComponent(Description ?? '')}`),
  ...[sample.JobPostingHeader[0]?.JobFunction, sample.CompanyNews[0]?.Title, sample.CompanyEvent[0]?.Title].map(
    (words = '') => `/search?q=${encodeURIComponent(words)}`,
  ),
]

let site: Awaited<ReturnType<typeof openSite>>

beforeAll(async () => {
  const limits = { pages: { most: 10_000, every: 60_000 } }
  site = await openSite({ renderer, name: 'absent fields', content, imported, limits })
})

afterAll(() => site.close())

const characters: Readonly<Record<string, string>> = {
  '&#x27;': '’',
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}
const decode = (text: string) => text.replaceAll(/&#?\w+;/g, (entity) => characters[entity] ?? entity)

const named = /\b(?:alt|aria-label|content|title|placeholder)="([^"]*)"/g
const apart = /<\/?(?!(?:a|b|em|i|small|span|strong)\b)[a-z][^>]*>/g

/** What is read in one breath: the text of a block, or a name. */
function listTexts(html: string): ReadonlyArray<string> {
  const seen = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs, '')
  const texts = seen
    .replaceAll(apart, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
  return [...texts, ...Array.from(seen.matchAll(named), ([, text = '']) => text)].map((text) => decode(text).trim())
}

const broken =
  /\s(?:[,;:!?)]|\.(?!\.\.))|\(\s|\(\)|[,;]\s*[,;.]|\b(?:undefined|null|NaN)\b|\[object|\S {2,}\S|^[,;|·–]|[,;|·–(]$|[|·]\s*[|·]/

const empty =
  /<(a|button|dd|dt|h[1-6]|li|p|strong|summary)>\s*<\/\1>|<(a|h[1-6]|dt|dd) (?![^>]*aria-label)[^>]*>\s*<\/\2>/g

test('no page shows the gap that a field leaves which a row need not have', async () => {
  const wrong = new Map<string, string>()
  for (const address of addresses) {
    const { statusCode, body } = await site.get(address)
    expect([address, statusCode]).toEqual([address, 200])
    for (const text of listTexts(body)) if (broken.test(text)) wrong.set(text, address)
    for (const [part] of body.matchAll(empty)) wrong.set(part, address)
  }
  expect(Object.fromEntries(wrong)).toEqual({})
})

test.each(['from , you', 'Dayton, ', ', Ohio', 'Dayton ()', 'a  b', 'News | ', 'for undefined', 'one,, two'])(
  '"%s" has a gap',
  (text) => expect(broken.test(text.trim())).toBe(true),
)
