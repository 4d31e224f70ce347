import * as renderer from '#app/entry-server.tsx'
import { siteRoutes } from '#app/site-routes.ts'
import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import { maxBrowserJobs } from '#domain/jobs/find-job.ts'
import { afterEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import type { ContentTables } from '../content/content-tables.ts'
import { generateContent } from '../content/generated-content.testing.ts'
import { importContent } from '../content/import-content.ts'
import { createSiteService } from '../create-site-service.ts'
import { createContentVersion } from '../database/content-version.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { siteSettings } from '../settings/site-settings.ts'
import { noAssets } from './no-assets.testing.ts'
import { createPageRows } from './page-rows.ts'
import { createPages, type Renderer } from './pages.ts'

const morning = Date.parse('2026-11-20T09:00:00.000Z')
const anHour = 3_600_000
const origin = 'https://tamarack.example'
const limits = { pages: { most: 10_000, every: 60_000 } }

const opened: Array<() => Promise<unknown>> = []

afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

async function openDatabase(content: ContentTables) {
  const database = await openTestDatabase('row files')
  opened.push(() => database.close())
  await importContent(database, content, { clock: () => new Date(morning) })
  return database
}

type Process = { readonly now?: number; readonly renderer?: Renderer }

/** A process of its own, which looks for new content once in an hour. */
function startProcess(database: Database, options: Process = {}) {
  const clock = () => new Date(options.now ?? morning)
  let queries = 0
  const counted = database.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const own = { ...database, db: counted, contentVersion: createContentVersion(counted, anHour) }
  const service = createSiteService({ database: own, clock })
  const parts = {
    service,
    renderer: async () => options.renderer ?? renderer,
    assets: { ...noAssets, early: 'begin()' },
    settings: siteSettings({ FIRM_NAME: 'Harbor & Vane' }),
    origin,
    clock,
  }
  const pages: NonNullable<Parameters<typeof createApp>[0]['pages']> = (workshop) => createPages(parts, workshop)
  const app = createApp({ service, config: { siteOrigin: origin }, pages, limits })
  opened.push(() => app.close())
  return { get: (url: string) => app.inject({ url }), countQueries: () => queries }
}

type Running = ReturnType<typeof startProcess>

const listRowFiles = (html: string) =>
  (/data-files="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter((file) => file.startsWith('/page-rows/'))

const listRowNames = (html: string) =>
  Object.keys(JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}').rows ?? {})

const sorted = (lists: ReadonlyArray<string>) => [...new Set(lists)].toSorted()

const readFiles = async (at: Running, files: ReadonlyArray<string>) => {
  const replies = await Promise.all(files.map((file) => at.get(file)))
  return replies.map(({ statusCode, body, headers }) => [statusCode, body, headers['cache-control']])
}

const immutable = 'public, max-age=86400, immutable'

/** Each id stands in the address of each route that has one: one of a job, of news, of an event and of nothing. */
const listAddresses = (ids: ReadonlyArray<string>) =>
  siteRoutes.flatMap(({ pattern, needs, isShuffled, personal }) => {
    const paths = pattern.includes(':') ? ids.map((id) => pattern.replace(/:\w+\??/, id)) : [pattern]
    const addresses = isShuffled ? Array.from({ length: 4 }, () => paths).flat() : paths
    return personal ? [] : addresses.map((address) => ({ address, needs }))
  })

const content = (jobs: number, seed = 'tides') => generateContent(morning, jobs, seed)

const someIds = ({ JobPostingHeader, CompanyNews, CompanyEvent }: ReturnType<typeof content>) => [
  `${JobPostingHeader[0]?.JobPosting_ID}`,
  `${CompanyNews[0]?.CompanyNews_ID}`,
  `${CompanyEvent[0]?.CompanyEvent_ID}`,
  'none',
]

test.each([40, maxBrowserJobs + 1])(
  'of %i jobs the rows of every page are served by a process that never made it, at another hour too, in the same bytes',
  async (jobs) => {
    const given = content(jobs)
    const database = await openDatabase(given)
    const first = startProcess(database)
    const others = [startProcess(database), startProcess(database, { now: morning + 25 * anHour })]
    const unlike: unknown[] = []
    let compared = 0
    for (const { address, needs } of listAddresses(someIds(given))) {
      const { body } = await first.get(address)
      const files = listRowFiles(body)
      const made = await readFiles(first, files)
      const again = await Promise.all(others.map((other) => readFiles(other, files)))
      compared += files.length
      const wanted = needs.filter((name) => jobs <= maxBrowserJobs || name !== 'JobPostingHeader')
      const brought = [...listRowNames(body), ...made.flatMap(([, text]) => Object.keys(JSON.parse(`${text || '{}'}`)))]
      const isFound = made.every(([status, , caching]) => status === 200 && caching === immutable)
      const facts = [isFound, again, sorted(brought)]
      if (JSON.stringify(facts) !== JSON.stringify([true, [made, made], sorted(wanted)])) unlike.push([address, facts])
    }
    expect(unlike).toEqual([])
    expect(compared).toBeGreaterThan(10)
  },
)

const careers = async (at: Running) => listRowFiles((await at.get('/careers')).body)

test('a process that was started again serves what the one before it named', async () => {
  const database = await openDatabase(content(20))
  const files = await careers(startProcess(database))
  const replies = await readFiles(startProcess(database), files)
  expect(replies.map(([status]) => status)).toEqual([200, 200])
})

test('a process that has not yet seen an import looks for it when it is asked for its rows', async () => {
  const database = await openDatabase(content(20))
  const other = startProcess(database)
  await careers(other)
  await importContent(database, content(25, 'ebb'), { prune: true, clock: () => new Date(morning) })
  const late = startProcess(database)
  const files = await careers(late)
  expect(files).not.toEqual(await careers(other))
  expect(await readFiles(other, files)).toEqual(await readFiles(late, files))
  expect((await readFiles(other, files)).map(([status]) => status)).toEqual([200, 200])
})

test('the rows of the content before an import are still served by a process that never made them', async () => {
  const database = await openDatabase(content(20))
  const [first, other] = [startProcess(database), startProcess(database)]
  const files = await careers(first)
  const made = await readFiles(first, files)
  await other.get('/contracts')
  await importContent(database, content(25, 'ebb'), { prune: true, clock: () => new Date(morning) })
  const late = await careers(startProcess(database))
  expect((await readFiles(other, late)).map(([status]) => status)).toEqual([200, 200])
  expect(await readFiles(other, files)).toEqual(made)
})

const nothing = [204, '', 'no-store']

test('rows that cannot be made are answered with nothing, which is no error and which no browser keeps', async () => {
  const site = startProcess(await openDatabase(content(20)))
  const [own = '', shared = ''] = await careers(site)
  const named = own.slice('/page-rows/'.length, -'.json'.length)
  const wrong = [
    `/page-rows/${'A'.repeat(22)}.json`,
    `/page-rows/${named.split('').toReversed().join('')}.json`,
    `/page-rows/${named.slice(1)}.json`,
    `/page-rows/${named}`,
    `/page-rows/${named}.json.json`,
    `/page-rows/${encodeURIComponent('../../etc/passwd')}.json`,
    `/page-rows/__proto__.json`,
    `/page-rows/`,
    `/page-rows/3/careers/${named}.json`,
    `/page-rows/%00.json`,
    shared.replace('/page-rows/', '/page-rows/x/'),
  ]
  expect(await readFiles(site, wrong)).toEqual(wrong.map(() => nothing))
  expect((await site.get(`/page-rows/${'a'.repeat(3_000)}.json`)).statusCode).toBeLessThan(500)
})

test('a page of another release falls back in silence, whatever its rows look like there', async () => {
  const database = await openDatabase(content(20))
  const render: Renderer['render'] = async (request) => {
    const page = await renderer.render(request)
    const Location = (page.data.rows.Location ?? []).map((row) => ({ ...row, Berth: 'North pier' }))
    return { ...page, data: { ...page.data, rows: { ...page.data.rows, Location } } }
  }
  const newer = startProcess(database, { renderer: { ...renderer, render } })
  const [own = '', shared = ''] = await careers(newer)
  const [other, common] = await readFiles(startProcess(database), [own, shared])
  expect([other, common?.[0]]).toEqual([nothing, 200])
})

test('six hundred made-up names ask the database little more than as many pages that are not there', async () => {
  const database = await openDatabase(content(20))
  const [site, other] = [startProcess(database), startProcess(database)]
  const numbers = Array.from({ length: 600 }, (_, at) => `${at}`.padStart(22, 'q'))
  await readFiles(
    other,
    numbers.map((name) => `/${name}`),
  )
  const replies = await readFiles(
    site,
    numbers.map((name) => `/page-rows/${name}.json`),
  )
  expect(replies).toEqual(numbers.map(() => nothing))
  expect(site.countQueries()).toBeLessThanOrEqual(other.countQueries() + 3)
})

const many = (row: object) => Array.from({ length: 40 }, (_, index) => ({ ...row, Number: index }))

const { JobPostingHeader, Location, WebsiteStat } = {
  JobPostingHeader: many({ JobFunction: 'Cost Analyst' }),
  Location: many({ City: 'A city with a long name' }),
  WebsiteStat: [{ years: 53 }],
} as unknown as Pick<Rows, 'JobPostingHeader' | 'Location' | 'WebsiteStat'>

const createRowsOf = (rows: Partial<Rows>) =>
  createPageRows({
    service: { rows: async () => rows as Rows, renewContent: async () => undefined },
    listPageNeeds: () => [Object.keys(rows) as EntityName[]],
  })

test('rows of fewer than 1,000 characters stand in the page', async () => {
  const rows = { WebsiteStat }
  expect(await createRowsOf(rows).keep(rows)).toEqual({ rows, files: [] })
})

test('the rows of a page are a file, and its job postings another, which pages share', async () => {
  const { keep } = createRowsOf({ JobPostingHeader, Location, WebsiteStat })
  const [search, job] = [await keep({ JobPostingHeader, Location }), await keep({ JobPostingHeader, WebsiteStat })]
  expect([search.rows, job.rows]).toEqual([{}, { WebsiteStat }])
  expect(search.files).toHaveLength(2)
  expect(job.files).toEqual([search.files[1]])
})

test('a list that has changed is another file', async () => {
  const { keep } = createRowsOf({ JobPostingHeader })
  const [first, second] = [
    await keep({ JobPostingHeader }),
    await keep({ JobPostingHeader: JobPostingHeader.slice(1) }),
  ]
  expect(first.files).not.toEqual(second.files)
})
