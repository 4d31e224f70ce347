import type * as EntryServer from '#app/entry-server.tsx'
import type { EntityName } from '#contract/entities.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, randomUUID } from 'node:crypto'
import { securityHeaders } from '../security-headers.ts'
import type { SiteService } from '../site-service.ts'
import type { Assets } from './assets.ts'
import { documentOf, styleHash } from './document.ts'
import { createPageCache } from './page-cache.ts'
import { robotsText, sitemapEntries, sitemapText, sitemapXml } from './sitemap.ts'
import { jobPostingData, organizationData } from './structured-data.ts'

export type Renderer = Pick<typeof EntryServer, 'needsOf' | 'render' | 'fixedPaths'>

export type PagesOptions = {
  readonly service: SiteService
  readonly renderer: () => Promise<Renderer>
  readonly assets: Assets
  readonly settings: SiteSettings
  /** The public address of the site, without a slash at its end; null takes it from each request. */
  readonly origin: string | null
  readonly clock: () => Date
}

type Answer = { readonly status: number; readonly body: string; readonly etag: string } | EntryServer.Redirect

async function structuredDataOf(options: PagesOptions, origin: string, page: EntryServer.RenderedPage) {
  const firm = { name: options.settings.firmName, origin }
  const { job } = page.head
  if (!job) return [organizationData(firm)]
  const published = await options.service.firstPublished(job.JobPosting_ID)
  return [jobPostingData(job, firm, (published ?? options.clock()).toISOString().slice(0, 10))]
}

async function answerPage(options: PagesOptions, url: URL): Promise<Answer> {
  const { needsOf, render } = await options.renderer()
  const rows = await options.service.rows([...needsOf(url.pathname)] as EntityName[])
  const page = await render({
    url,
    rows,
    now: options.clock().getTime(),
    seed: randomUUID().slice(0, 8),
    settings: options.settings,
  })
  if ('redirect' in page) return page
  const structuredData = await structuredDataOf(options, url.origin, page)
  const body = documentOf({ page, assets: options.assets, origin: url.origin, structuredData })
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { status: page.head.status ?? 200, body, etag }
}

const originOf = (options: PagesOptions, request: FastifyRequest) =>
  options.origin ?? `${request.protocol}://${request.host}`

/** Never another site's: `//other.example` and `http://other.example` are paths here. */
const urlOf = (options: PagesOptions, request: FastifyRequest) =>
  new URL(`${originOf(options, request)}${request.url.replace(/^(?!\/)/, '/')}`)

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  if ('redirect' in answer) return reply.redirect(answer.redirect, request.url === '/' ? 302 : 301)
  const { status, body, etag } = answer
  void reply.header('etag', etag).header('cache-control', 'public, max-age=0, stale-while-revalidate=60')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.code(status).type('text/html; charset=utf-8').send(body)
}

/** Answers every public address with complete HTML, and the files search engines ask for. */
export const createPages =
  (options: PagesOptions): FastifyPluginAsync =>
  async (app) => {
    const headers = securityHeaders(options.assets.css === '' ? [] : [styleHash(options.assets.css)])
    const cache = createPageCache<Answer>({ size: 500, maxAge: 60_000, clock: () => options.clock().getTime() })
    const entries = async (request: FastifyRequest) => {
      const { JobPostingHeader } = await options.service.rows(['JobPostingHeader'])
      return sitemapEntries(originOf(options, request), (await options.renderer()).fixedPaths, JobPostingHeader)
    }

    app.get('/robots.txt', (request, reply) => reply.type('text/plain').send(robotsText(originOf(options, request))))
    app.get('/sitemap.txt', async (request, reply) =>
      reply.type('text/plain').send(sitemapText(await entries(request))),
    )
    app.get('/sitemap.xml', async (request, reply) =>
      reply.type('application/xml').send(sitemapXml(await entries(request))),
    )
    app.get('/*', async (request, reply) => {
      void reply.headers(headers)
      const url = urlOf(options, request)
      const key = `${await options.service.contentVersion()} ${url.href}`
      return send(request, reply, await cache.get(key, () => answerPage(options, url)))
    })
  }
