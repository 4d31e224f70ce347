import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { entities, rowsSchema, type Rows } from '#contract/entities.ts'
import type { ContentName, EntityName } from '#contract/entity-names.ts'
import { generateContent } from '#server/content/generated-content.testing.ts'
import { sitePages } from '#content/site-pages.ts'
import { seededRandom } from '#domain/chance/random.ts'
import { maxBrowserJobs } from '#domain/jobs/find-job.ts'
import { addOpening } from '#domain/jobs/job-opening.ts'
import { orderJobPay } from '#domain/jobs/job-pay.ts'
import { drawJobProfile } from '#domain/jobs/job-profile.ts'
import { groupByPlace, listJobPlaces } from '#domain/jobs/job-words.ts'
import { cacheJobIndexes } from '#domain/jobs/open-board.ts'
import { cacheSources } from '#domain/site-search/site-search.ts'
import { runAllSteps } from '#domain/slicing/steps.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { createSite } from '#site/create-site.ts'
import { silentPorts } from '#site/silent-ports.ts'
import { drawPage } from './draw-page.tsx'
import { fixedPaths, planPage, render } from './entry-server.tsx'
import type { PageData } from './page-data.ts'
import { getRoute } from './known-routes.ts'

const now = Date.parse('2026-11-23T09:00:00Z')
const settings = siteSettings({ FIRM_NAME: 'Tamarack Research' })
const origin = 'https://x.example'

type Fields = Readonly<Record<string, unknown>>
type Nulls = (random: () => number) => boolean

const withNulls = (name: ContentName, rows: ReadonlyArray<Fields>, isNull: Nulls) => {
  const random = seededRandom(name)
  const optional = Object.entries<Schema.Top>(entities[name].schema.fields).flatMap(([field, schema]) =>
    Schema.is(schema)(null as never) ? [field] : [],
  )
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(optional.flatMap((field) => (isNull(random) ? [[field, null]] : []))),
  }))
}

function createRows(jobs: number, isNull: Nulls): Rows {
  const content = generateContent(now, jobs, `first drawing ${jobs}`)
  const read = (name: ContentName) => Schema.decodeUnknownSync(rowsSchema(name))(withNulls(name, content[name], isNull))
  const rows = Object.fromEntries((Object.keys(content) as ContentName[]).map((name) => [name, read(name)]))
  const postings = rows['JobPostingHeader'] as Rows['JobPostingHeader']
  const pay = runAllSteps(orderJobPay(postings))
  const made = {
    JobPostingHeader: postings.map(pay.rank).map(addOpening),
    JobPay: pay.rows,
    JobPlace: listJobPlaces(groupByPlace(postings)),
    JobProfile: [drawJobProfile(groupByPlace(postings), rows['Location'] as Rows['Location'])],
  }
  return { ...rows, ...made, SitePage: sitePages(settings.firmName) } as unknown as Rows
}

const listAddresses = ({ JobPostingHeader, CompanyNews, CompanyEvent }: Rows) => [
  ...fixedPaths,
  '/careers/open?search=analyst',
  '/careers/open?sort=recent&page=3',
  '/careers/open?workplace=remote&experience=2',
  '/careers/open?search=zeppelin',
  '/search?q=analyst',
  '/search?q=dayton',
  '/contact?office=dayton%20office',
  '/media?events=2&news=2',
  '/careers/job/none',
  ...JobPostingHeader.slice(0, 6).map((row) => `/careers/job/${row.JobPosting_ID}`),
  ...CompanyNews.slice(0, 3).map((row) => `/media/news/${row.CompanyNews_ID}`),
  ...CompanyEvent.slice(0, 3).map((row) => `/media/event/${row.CompanyEvent_ID}`),
]

const draw = (url: URL, data: PageData) =>
  drawPage(createSite(silentPorts, { ...data, origin }), getRoute(url.pathname), url)

async function drawTwice(address: string, rows: Rows, caches: object) {
  const plan = planPage(new URL(address, origin))
  if ('redirect' in plan) throw new Error(`${address} has moved.`)
  const { html, data } = await render({
    url: plan.url,
    rows: Object.fromEntries(plan.needs.map((name: EntityName) => [name, rows[name]])),
    now,
    seed: 'one',
    settings,
    jobCount: rows.JobPostingHeader.length,
    ...(caches as { openBoard: ReturnType<typeof cacheJobIndexes>; openSource: ReturnType<typeof cacheSources> }),
  })
  return [html, await draw(plan.url, JSON.parse(JSON.stringify(data)) as PageData)] as const
}

const firstDifference = (served: string, drawn: string) => {
  const at = Array.from(served).findIndex((_, index) => served[index] !== drawn[index])
  return at < 0 ? '' : `${served.slice(at - 60, at + 60)} | ${drawn.slice(at - 60, at + 60)}`
}

test.each([
  ['what is generated', 60, () => false],
  ['no field that may be null', 60, () => true],
  ['any of the fields that may be null', 60, (random) => random() < 0.5],
  ['what is generated', maxBrowserJobs + 1, () => false],
  ['no field that may be null', maxBrowserJobs + 1, () => true],
  ['any of the fields that may be null', maxBrowserJobs + 1, (random) => random() < 0.5],
] as ReadonlyArray<[string, number, Nulls]>)(
  'of rows with %s, %s jobs among them, the browser first draws every page as the server did',
  async (_, jobs, isNull) => {
    const rows = createRows(jobs, isNull)
    const caches = { openBoard: cacheJobIndexes(), openSource: cacheSources() }
    const different: Array<readonly [string, string]> = []
    for (const address of listAddresses(rows)) {
      const [served, drawn] = await drawTwice(address, rows, caches)
      if (served !== drawn) different.push([address, firstDifference(served, drawn)])
    }
    expect(different).toEqual([])
  },
)

test('above five hundred jobs a card still says what a job without a short description is about', async () => {
  const rows = createRows(maxBrowserJobs + 1, () => false)
  const [first, ...rest] = rows.JobPostingHeader.map((row) => ({
    ...row,
    ShortDescription: null,
    IsFeatured: 1 as const,
  }))
  const Responsibilities = '<p>Weigh &lt;b&gt; &amp;amp; c.</p>'
  const given = { ...rows, JobPostingHeader: [{ ...first!, JobFunction: 'Weigher', Responsibilities }, ...rest] }
  const caches = { openBoard: cacheJobIndexes(), openSource: cacheSources() }
  for (const address of ['/careers', '/careers/open?search=weigher', '/search?q=weigher'])
    for (const html of await drawTwice(address, given, caches)) expect(html).toContain('Weigh &lt;b&gt; &amp;amp; c.')
})

test('a job without a short description is described to search engines by what a card says of it', async () => {
  const rows = createRows(2, () => true)
  const [first, second] = rows.JobPostingHeader
  const given = { ...first!, JobFunction: 'Weigher', Responsibilities: '<ul><li>Weigh</li><li>B &amp; C</li></ul>' }
  const descriptions = [given, second!].map(async (job) => {
    const page = {
      url: new URL(`/careers/job/${job.JobPosting_ID}`, origin),
      rows: { ...rows, JobPostingHeader: [job] },
    }
    const caches = { openBoard: cacheJobIndexes(), openSource: cacheSources() }
    return (await render({ ...page, ...caches, now, seed: 'one', settings, jobCount: 2 })).head.description
  })
  expect(await Promise.all(descriptions)).toEqual(['Weigh B & C', second!.JobFunction])
})
