import { offlineWorkerPath } from '#contract/offline-worker.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type * as EntryServer from '#app/entry-server.tsx'
import type { EntityName } from '#contract/entity-names.ts'
import { escapeHtml } from '#domain/text/html.ts'
import { cacheSources, type OpenSource } from '#domain/site-search/site-search.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import { feedRoutes } from '../feeds/feed-routes.ts'
import { personalHeaders, contentSecurityPolicy, cspHash } from '../http/security-headers.ts'
import { createCachedReply, type CachedReply } from '../http/cached-reply.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { resolveOrigin } from '../http/request-origin.ts'
import { outsideSources } from '../http/outside-sources.ts'
import type { SiteService } from '../service/site-service.ts'
import type { WorkQueue } from '../limits/work-queue.ts'
import type { Assets } from './assets.ts'
import { renderDocument } from './document.ts'
import { createPagePlans, listPersonalRows } from './page-plans.ts'
import { createSender } from '../http/reply-sender.ts'
import { createPageRows, inPage, type PageRows } from './page-rows.ts'
import { createPeriods, pageSeed, type Period } from './periods.ts'
import { createSpeculationRules } from './speculation-rules.ts'
import { siteMaps } from './sitemap.ts'
import { jobPostingData, organizationData } from './structured-data.ts'

export const offlineWorker =
  (code: string): FastifyPluginAsync =>
  async (app) => {
    app.get(offlineWorkerPath, (_, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(code),
    )
  }

export type Renderer = Pick<
  typeof EntryServer,
  | 'planPage'
  | 'render'
  | 'findMeantRow'
  | 'fixedPaths'
  | 'listPageNeeds'
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

export type RenderLimits = {
  readonly queue: WorkQueue
  readonly limit: RateLimit
  readonly prefetchLimit: RateLimit
}

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

type PageCaches = {
  readonly openSource: OpenSource
  readonly pageRows: PageRows
  readonly readPeriod: () => Promise<Period>
}

const createCaches = (options: PagesOptions, listPageNeeds: Renderer['listPageNeeds']): PageCaches => ({
  openSource: cacheSources(),
  pageRows: createPageRows({ service: options.service, listPageNeeds }),
  readPeriod: createPeriods(options),
})

type Draft = Pick<Parameters<Renderer['render']>[0], 'rows' | 'now' | 'seed'>

async function render(
  options: PagesOptions,
  { openSource }: PageCaches,
  { url, person }: EntryServer.PlannedPage,
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

/** Not for good: a row with the other address may yet come. */
const createMove = (location: string) =>
  createCachedReply({ status: 302, headers: { ...forEverybody, location }, text: '', hasTag: false })

const pageHeaders = ({ assets, settings }: PagesOptions, person: PlannedPage['person'], styles: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': buildSecurityPolicy(assets, settings, styles),
  ...(person ? personalHeaders : forEverybody),
})

type PageVariant = PlannedPage & { readonly variant: number }

async function makePage(options: PagesOptions, caches: PageCaches, planned: PageVariant): Promise<CachedReply> {
  const { assets, service } = options
  const { url, person, needs } = planned
  const needed = await service.rows([...needs] as EntityName[])
  const meant = (await options.renderer()).findMeantRow(url, needed)
  if (meant !== null) return createMove(meant)
  const period = await caches.readPeriod()
  const draft = { rows: needed, now: period.start, seed: pageSeed(period, planned.variant) }
  const page = await render(options, caches, planned, draft)
  const { SystemMessage: messages } = await service.rows(['SystemMessage'])
  const styles = assets.styles?.usedBy(page.html) ?? ''
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

const forEverybody = { 'cache-control': 'public, max-age=0, stale-while-revalidate=60' }

/** Not `new URL(url, origin)`: `//other.example` must stay a path of this site. */
const requestAddress = (origin: string, { url }: FastifyRequest) => `${origin}${url.startsWith('/') ? '' : '/'}${url}`

const createFill = ({ lost }: EntryServer.PlannedPage, lostAddressPlaceholder: string) =>
  lost === null
    ? {}
    : { filling: { text: lost, fill: (page: string) => page.replace(lostAddressPlaceholder, () => escapeHtml(lost)) } }

const redirect = (request: FastifyRequest, reply: FastifyReply, address: string) =>
  reply.redirect(address, request.url === '/' ? 302 : 301)

const shuffleVariants = 8

export const createPages =
  (options: PagesOptions, { queue, ...limits }: RenderLimits): FastifyPluginAsync =>
  async (app) => {
    const { origin, service, renderer, assets, settings } = options
    const send = createSender({ service, clock: options.clock, queue, ...limits })
    const { planPage, listPageNeeds, lostAddressPlaceholder, speculationRulesJson } = await renderer()
    const kept = createCaches(options, listPageNeeds)
    const ahead = createSpeculationRules(speculationRulesJson)
    const getPagePlan = createPagePlans((address) => planPage(new URL(address)))
    await app.register(kept.pageRows.routes)
    await app.register(siteMaps({ origin, service, fixedPaths: async () => (await renderer()).fixedPaths }))
    await app.register(offlineWorker(settings.savedJobsOffline ? assets.workers.answer : assets.workers.leave))
    await app.register(ahead.routes)
    await app.register(feedRoutes({ origin, service, settings, send }))
    app.get('/*', { compress: false }, async (request, reply) => {
      const plan = getPagePlan(requestAddress(resolveOrigin(request, origin), request))
      if ('redirect' in plan) return redirect(request, reply, plan.redirect)
      const { href, page } = plan
      if (page.person === null) void reply.headers(ahead.header)
      return send(request, reply, {
        href,
        ...(page.isShuffled && { variants: shuffleVariants }),
        make: (variant) => makePage(options, kept, { ...page, variant }),
        isPersonal: page.person !== null,
        ...createFill(page, lostAddressPlaceholder),
      })
    })
  }
