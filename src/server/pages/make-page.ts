import type * as EntryServer from '#app/entry-server.tsx'
import type { EntityName } from '#contract/entity-names.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import { cacheSources, type OpenSource } from '#domain/site-search/site-search.ts'
import { createCachedReply, type CachedReply } from '../http/cached-reply.ts'
import { outsideSources } from '../http/outside-sources.ts'
import { contentSecurityPolicy, cspHash, personalHeaders } from '../http/security-headers.ts'
import type { SiteService } from '../service/site-service.ts'
import type { Assets } from './assets.ts'
import { renderDocument, renderPart } from './document.ts'
import { listPersonalRows } from './page-plans.ts'
import { createPageRows, inPage, type PageRows } from './page-rows.ts'
import { createPeriods, pageSeed, type Period } from './periods.ts'
import { jobPostingData, organizationData } from './structured-data.ts'

export type Renderer = Pick<
  typeof EntryServer,
  | 'planPage'
  | 'render'
  | 'findMeantRow'
  | 'fixedPaths'
  | 'listPageNeeds'
  | 'writeAnsweredUrl'
  | 'lostAddressPlaceholder'
  | 'speculationRulesJson'
>

export type PagesOptions = {
  readonly service: SiteService
  readonly renderer: () => Promise<Renderer>
  readonly assets: Assets
  readonly settings: SiteSettings
  readonly origin: string | null
  readonly clock: () => Date
}

const forEverybody = { 'cache-control': 'public, max-age=0, stale-while-revalidate=60' }

type Made = { readonly page: EntryServer.RenderedPage; readonly origin: string; readonly now: number }

async function buildStructuredData(options: PagesOptions, { page, origin, now }: Made) {
  const firm = { name: options.settings.firmName, origin }
  const { job } = page.head
  if (!job) return [organizationData(firm)]
  const published = await options.service.firstPublished(job.JobPosting_ID)
  return [jobPostingData(job, firm, (published ?? new Date(now)).toISOString().slice(0, 10))]
}

const buildSecurityPolicy = ({ early }: Assets, settings: SiteSettings, styles: string) =>
  contentSecurityPolicy(
    { styles: styles === '' ? [] : [cspHash(styles)], scripts: early === null ? [] : [cspHash(early)] },
    outsideSources(settings),
  )

export type PageCaches = {
  readonly openSource: OpenSource
  readonly pageRows: PageRows
  readonly readPeriod: () => Promise<Period>
  readonly firstAnswers: Map<string, string>
}

export const createCaches = (options: PagesOptions, listPageNeeds: Renderer['listPageNeeds']): PageCaches => ({
  openSource: cacheSources(),
  pageRows: createPageRows({ service: options.service, listPageNeeds }),
  readPeriod: createPeriods(options),
  firstAnswers: new Map(),
})

type Draft = Pick<Parameters<Renderer['render']>[0], 'rows' | 'now' | 'seed'>

async function render(
  options: PagesOptions,
  { openSource }: PageCaches,
  { url, person }: Pick<EntryServer.PlannedPage, 'url' | 'person'>,
  draft: Draft,
) {
  const { render: renderHtml } = await options.renderer()
  const { JobPostingHeader: jobs } = await options.service.rows(['JobPostingHeader'])
  return renderHtml({
    url,
    ...draft,
    settings: options.settings,
    jobCount: jobs.length,
    openBoard: options.service.openBoard,
    openSource,
    ...(await listPersonalRows(options.service, person)),
  })
}

type PlannedPage = EntryServer.PlannedPage

/** The stylesheet comes after the first answer to a form, so that the styles of the page are those of the answer too. */
async function drawFirstAnswer(
  options: PagesOptions,
  caches: PageCaches,
  { url, firstAnswer }: PlannedPage,
  draft: Draft,
) {
  if (firstAnswer === null) return ''
  const known = caches.firstAnswers.get(firstAnswer)
  if (known !== undefined) return known
  const answered = new URL(`${url.pathname}?${firstAnswer}`, url.origin)
  const { html } = await render(options, caches, { url: answered, person: null }, draft)
  caches.firstAnswers.set(firstAnswer, html)
  return html
}

/** Not for good: a row with the other address may yet come. */
const createMove = (location: string) =>
  createCachedReply({ status: 302, headers: { ...forEverybody, location }, text: '', hasTag: false })

const pageHeaders = ({ assets, settings }: PagesOptions, person: PlannedPage['person'], styles: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': buildSecurityPolicy(assets, settings, styles),
  ...(person ? personalHeaders : forEverybody),
})

type PageVariant = PlannedPage & { readonly variant: number }

export async function makePage(options: PagesOptions, caches: PageCaches, planned: PageVariant): Promise<CachedReply> {
  const { assets, service } = options
  const { url, person, needs } = planned
  const needed = await service.rows([...needs] as EntityName[])
  const meant = (await options.renderer()).findMeantRow(url, needed)
  if (meant !== null) return createMove(meant)
  const period = await caches.readPeriod()
  const draft = { rows: needed, now: period.start, seed: pageSeed(period, planned.variant) }
  const page = await render(options, caches, planned, draft)
  const { SystemMessage: messages } = await service.rows(['SystemMessage'])
  const styles = assets.styles?.usedBy(`${page.html}${await drawFirstAnswer(options, caches, planned, draft)}`) ?? ''
  const parts = {
    page,
    assets,
    origin: url.origin,
    structuredData: await buildStructuredData(options, { page, origin: url.origin, now: period.start }),
    rows: await (person || assets.early === null ? inPage(page.data.rows) : caches.pageRows.keep(page.data.rows)),
    styles,
    isLive: page.isLive || messages.length > 0,
  }
  return createCachedReply({
    status: page.head.status ?? 200,
    headers: pageHeaders(options, person, styles),
    text: renderDocument(parts),
    hasTag: person === null,
    until: period.end,

    isSent: person ? 'once' : 'often',
  })
}

const partHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'x-robots-tag': 'noindex',
}

export async function makePart(options: PagesOptions, caches: PageCaches, planned: PlannedPage): Promise<CachedReply> {
  const rows = await options.service.rows([...planned.needs] as EntityName[])
  const period = await caches.readPeriod()
  const draft = { rows, now: period.start, seed: pageSeed(period, 0) }
  const { writeAnsweredUrl } = await options.renderer()
  const url = writeAnsweredUrl({ url: planned.url, openBoard: options.service.openBoard, ...draft })
  const page = await render(options, caches, { ...planned, url }, draft)
  return createCachedReply({
    status: 200,
    headers: { ...partHeaders, ...forEverybody },
    text: renderPart({ page, rows: await caches.pageRows.keep(page.data.rows), query: url.search.slice(1) }),
    hasTag: true,
    until: period.end,
    isSent: 'often',
  })
}
