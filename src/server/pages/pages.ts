import type * as EntryServer from '#app/entry-server.tsx'
import type { EntityName } from '#contract/entity-names.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { keepSources, type OpenSource } from '#domain/site-search/keep-sources.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { randomInt, randomUUID } from 'node:crypto'
import { feedRoutes } from '../feeds/feed-routes.ts'
import { forOnePerson } from '../http/personal-headers.ts'
import { keepReply, type KeptReply } from '../http/kept-reply.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { originOf } from '../http/site-address.ts'
import { outsideSources } from '../http/outside-sources.ts'
import { contentSecurityPolicy, hashOf } from '../http/security-headers.ts'
import type { SiteService } from '../service/site-service.ts'
import type { WorkQueue } from '../limits/work-queue.ts'
import type { Assets } from './assets.ts'
import { documentOf } from './document.ts'
import { offlineWorker } from './offline-worker.ts'
import { createPagePlans } from './page-plans.ts'
import { createSender } from '../http/send-made.ts'
import { rowsOfPerson } from './personal-pages.ts'
import { keepPageRows, type PageRows } from './page-rows.ts'
import { serveRulesAhead } from './rules-ahead.ts'
import { siteMaps } from './site-maps.ts'
import { jobPostingData, organizationData } from './structured-data.ts'

export type Renderer = Pick<typeof EntryServer, 'planPage' | 'render' | 'fixedPaths' | 'wordOfLost' | 'rulesAhead'>

export type PagesOptions = {
  readonly service: SiteService
  readonly renderer: () => Promise<Renderer>
  readonly assets: Assets
  readonly settings: SiteSettings
  /** The public address of the site, without a slash at its end; null takes it from each request to this machine. */
  readonly origin: string | null
  readonly clock: () => Date
}

/** What pages share with everything else that takes a while to make. */
export type Workshop = {
  readonly queue: WorkQueue
  /** How many pages that are not kept one network may ask for. */
  readonly limit: RateLimit
  /** How many more its browsers may fetch ahead of their visitors. */
  readonly limitAhead: RateLimit
}

async function structuredDataOf(options: PagesOptions, origin: string, page: EntryServer.RenderedPage) {
  const firm = { name: options.settings.firmName, origin }
  const { job } = page.head
  if (!job) return [organizationData(firm)]
  const published = await options.service.firstPublished(job.JobPosting_ID)
  return [jobPostingData(job, firm, (published ?? options.clock()).toISOString().slice(0, 10))]
}

/** Allows what stands in a page itself, and nothing else that is not a file of the site. */
const policyOf = ({ early }: Assets, settings: SiteSettings, styles: string) =>
  contentSecurityPolicy(
    { styles: styles === '' ? [] : [hashOf(styles)], scripts: early === null ? [] : [hashOf(early)] },
    outsideSources(settings),
  )

/** What pages are made with. */
type Kept = { readonly openSource: OpenSource; readonly pageRows: PageRows }

/** Renders a planned page from the rows that it needs. */
async function render(options: PagesOptions, { openSource }: Kept, { url, needs, person }: EntryServer.PlannedPage) {
  const { render: renderHtml } = await options.renderer()
  const rows = await options.service.rows([...needs] as EntityName[])
  const { JobPostingHeader: jobs } = await options.service.rows(['JobPostingHeader'])
  return renderHtml({
    url,
    rows,
    now: options.clock().getTime(),
    seed: randomUUID().slice(0, 8),
    settings: options.settings,
    jobCount: jobs.length,
    openBoard: options.service.openBoard,
    openSource,
    ...(await rowsOfPerson(options.service, person)),
  })
}

async function makePage(options: PagesOptions, kept: Kept, planned: EntryServer.PlannedPage): Promise<KeptReply> {
  const { assets, settings, service } = options
  const { url, person } = planned
  const page = await render(options, kept, planned)
  const { SystemMessage: messages } = await service.rows(['SystemMessage'])
  const styles = assets.styles?.usedBy(page.html) ?? ''
  const parts = {
    page,
    assets,
    origin: url.origin,
    structuredData: await structuredDataOf(options, url.origin, page),
    rows: person || assets.early === null ? { rows: page.data.rows, files: [] } : kept.pageRows.keep(page.data.rows),
    styles,
    isLive: page.isLive || messages.length > 0,
  }
  return keepReply({
    status: page.head.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(assets, settings, styles),
      ...(person ? forOnePerson : forEverybody),
    },
    text: documentOf(parts),
    hasTag: person === null,
    isSent: person ? 'once' : 'often',
  })
}

const forEverybody = { 'cache-control': 'public, max-age=0, stale-while-revalidate=60' }

/** Never another site's: `//other.example` and `http://other.example` are paths here. */
const addressOf = (origin: string, { url }: FastifyRequest) => `${origin}${url.startsWith('/') ? '' : '/'}${url}`

/** Puts the words of a lost address into the one page of them all. */
const fillOf = ({ lost }: EntryServer.PlannedPage, wordOfLost: string) =>
  lost === null ? {} : { fill: (text: string) => text.replace(wordOfLost, () => escapeHtml(lost)) }

const redirect = (request: FastifyRequest, reply: FastifyReply, address: string) =>
  reply.redirect(address, request.url === '/' ? 302 : 301)

/** How many of a shuffled page are kept side by side. */
const shufflesKept = 8

/** What a page is kept under: one that is shuffled is kept several times, and each visit gets any of them (J9-19). */
const keyOf = (href: string, { isShuffled }: EntryServer.PlannedPage) =>
  isShuffled ? `${href} ${randomInt(shufflesKept)}` : href

/** Answers every public address with complete HTML, and the files search engines ask for. */
export const createPages =
  (options: PagesOptions, { queue, ...limits }: Workshop): FastifyPluginAsync =>
  async (app) => {
    const { origin, service, renderer, assets, settings } = options
    const kept: Kept = { openSource: keepSources(), pageRows: keepPageRows() }
    const send = createSender({ service, clock: options.clock, queue, ...limits })
    const { planPage, wordOfLost, rulesAhead } = await renderer()
    const ahead = serveRulesAhead(rulesAhead)
    const planOf = createPagePlans((address) => planPage(new URL(address)))
    await app.register(kept.pageRows.routes)
    await app.register(siteMaps({ origin, service, fixedPaths: async () => (await renderer()).fixedPaths }))
    await app.register(offlineWorker(settings.savedJobsOffline ? assets.workers.answer : assets.workers.leave))
    await app.register(ahead.routes)
    await app.register(feedRoutes({ origin, service, settings, send }))
    app.get('/*', { compress: false }, async (request, reply) => {
      const plan = planOf(addressOf(originOf(request, origin), request))
      if ('redirect' in plan) return redirect(request, reply, plan.redirect)
      const { href, page } = plan
      if (page.person === null) void reply.headers(ahead.header)
      return send(request, reply, {
        href: keyOf(href, page),
        make: () => makePage(options, kept, page),
        isPersonal: page.person !== null,
        ...fillOf(page, wordOfLost),
      })
    })
  }
