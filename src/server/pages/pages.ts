import { offlineWorkerPath } from '#contract/offline-worker.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type * as EntryServer from '#app/entry-server.tsx'
import { escapeHtml } from '#domain/text/html.ts'
import { feedRoutes } from '../feeds/feed-routes.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { createSender, type ReplySender } from '../http/reply-sender.ts'
import { resolveOrigin } from '../http/request-origin.ts'
import type { WorkQueue } from '../limits/work-queue.ts'
import { createCaches, makePage, makePart, type PageCaches, type PagesOptions } from './make-page.ts'
import { createPagePlans, type Plan } from './page-plans.ts'
import { siteMaps } from './sitemap.ts'
import { createSpeculationRules } from './speculation-rules.ts'

export type { PagesOptions, Renderer } from './make-page.ts'

export const offlineWorker =
  (code: string): FastifyPluginAsync =>
  async (app) => {
    app.get(offlineWorkerPath, (_, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(code),
    )
  }

export type RenderLimits = {
  readonly queue: WorkQueue
  readonly limit: RateLimit
  readonly prefetchLimit: RateLimit
}

/** Not `new URL(url, origin)`: `//other.example` must stay a path of this site. */
const requestAddress = (origin: string, { url }: FastifyRequest) => `${origin}${url.startsWith('/') ? '' : '/'}${url}`

const createFill = ({ lost }: EntryServer.PlannedPage, lostAddressPlaceholder: string) =>
  lost === null
    ? {}
    : { filling: { text: lost, fill: (page: string) => page.replace(lostAddressPlaceholder, () => escapeHtml(lost)) } }

const redirect = (request: FastifyRequest, reply: FastifyReply, address: string) =>
  reply.redirect(address, request.url === '/' ? 302 : 301)

const shuffleVariants = 8

type PartOptions = {
  readonly caches: PageCaches
  readonly getPagePlan: (address: string) => Plan
  readonly send: ReplySender
}

const partPrefix = '/part'

const partRoute =
  (options: PagesOptions, { caches, getPagePlan, send }: PartOptions): FastifyPluginAsync =>
  async (app) => {
    app.get(`${partPrefix}/*`, { compress: false }, async (request, reply) => {
      const address = `${resolveOrigin(request, options.origin)}${request.url.slice(partPrefix.length)}`
      const plan = getPagePlan(address)
      if ('redirect' in plan || plan.page.firstAnswer === null) return reply.callNotFound()
      return send(request, reply, {
        href: `${partPrefix} ${plan.href}`,
        make: () => makePart(options, caches, plan.page),
      })
    })
  }

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
    await app.register(partRoute(options, { caches: kept, getPagePlan, send }))
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
