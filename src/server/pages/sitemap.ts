import type { CompanyEvent, CompanyNews } from '#contract/media.ts'
import { externalArticle } from '#contract/news-types.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { isSameName } from '#domain/text/plain-text.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createCachedReply, sendCachedReply, type CachedReply } from '../http/cached-reply.ts'
import { offerKept } from '../http/kept-answers.ts'
import { resolveOrigin } from '../http/request-origin.ts'
import type { SiteService } from '../service/site-service.ts'

export type SitemapEntry = { readonly address: string; readonly changed?: string }

type PublishedContent = {
  readonly JobPostingHeader: ReadonlyArray<JobPostingHeader>
  readonly CompanyNews: ReadonlyArray<CompanyNews>
  readonly CompanyEvent: ReadonlyArray<CompanyEvent>
}

const formatDay = ({ value }: { readonly value: string | null }) => value?.slice(0, 10)

export function sitemapEntries(origin: string, fixed: ReadonlyArray<string>, published: PublishedContent) {
  const entry = (path: string, id: string | number, changed?: string): SitemapEntry => ({
    address: `${origin}${path}/${encodeURIComponent(id)}`,
    ...(changed && { changed }),
  })
  return [
    ...fixed.map((path): SitemapEntry => ({ address: `${origin}${path}` })),
    ...published.JobPostingHeader.map((job) =>
      entry('/careers/job', job.JobPosting_ID, formatDay(job.LastModifiedDate)),
    ),
    ...published.CompanyNews.filter(({ NewsType }) => !isSameName(NewsType, externalArticle)).map((news) =>
      entry('/media/news', news.CompanyNews_ID, formatDay(news.PublishedDate)),
    ),
    ...published.CompanyEvent.map((event) => entry('/media/event', event.CompanyEvent_ID)),
  ]
}

export const sitemapText = (entries: ReadonlyArray<SitemapEntry>) =>
  entries.map((entry) => `${entry.address}\n`).join('')

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const urlElement = ({ address, changed }: SitemapEntry) =>
  `<url><loc>${escape(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`

export const sitemapXml = (entries: ReadonlyArray<SitemapEntry>) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.map(urlElement).join('')}</urlset>\n`

export const robotsText = (origin: string) =>
  `User-agent: *\nDisallow: /data/\nDisallow: /account-management\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`

type Options = {
  readonly origin: string | null
  readonly service: Pick<SiteService, 'rows' | 'contentVersion' | 'knownContentVersion'>
  readonly fixedPaths: () => Promise<ReadonlyArray<string>>
}

const files = {
  '/sitemap.txt': { type: 'text/plain; charset=utf-8', write: sitemapText },
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', write: sitemapXml },
} as const satisfies Record<string, { type: string; write: (entries: ReadonlyArray<SitemapEntry>) => string }>

const maxCacheEntries = 4

export const siteMaps =
  ({ origin, service, fixedPaths }: Options): FastifyPluginAsync =>
  async (app) => {
    const kept = new LRUCache<string, CachedReply>({ max: maxCacheEntries })
    async function make(path: keyof typeof files, at: string) {
      const published = await service.rows(['JobPostingHeader', 'CompanyNews', 'CompanyEvent'])
      const { type, write } = files[path]
      const text = write(sitemapEntries(at, await fixedPaths(), published))
      return createCachedReply({ status: 200, headers: { 'content-type': type }, text, hasTag: true })
    }
    const send = (path: keyof typeof files) => async (request: FastifyRequest, reply: FastifyReply) => {
      const at = resolveOrigin(request, origin)
      const key = `${await service.contentVersion()} ${at} ${path}`
      const made = kept.get(key) ?? (await make(path, at))
      kept.set(key, made)
      offerKept(request, reply, () => kept.get(`${service.knownContentVersion()} ${at} ${path}`))
      return sendCachedReply(request, reply, made)
    }
    app.get('/robots.txt', (request, reply) =>
      reply.type('text/plain').send(robotsText(resolveOrigin(request, origin))),
    )
    app.get('/sitemap.txt', { compress: false }, send('/sitemap.txt'))
    app.get('/sitemap.xml', { compress: false }, send('/sitemap.xml'))
  }
