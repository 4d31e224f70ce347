import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createCachedReply, sendCachedReply, type CachedReply } from '../http/kept-reply.ts'
import { resolveOrigin } from '../http/site-address.ts'
import type { SiteService } from '../service/site-service.ts'
import { robotsText, sitemapEntries, sitemapText, sitemapXml, type SitemapEntry } from './sitemap.ts'

type Options = {
  readonly origin: string | null
  readonly service: Pick<SiteService, 'rows' | 'contentVersion'>
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
      return sendCachedReply(request, reply, made)
    }
    app.get('/robots.txt', (request, reply) =>
      reply.type('text/plain').send(robotsText(resolveOrigin(request, origin))),
    )
    app.get('/sitemap.txt', { compress: false }, send('/sitemap.txt'))
    app.get('/sitemap.xml', { compress: false }, send('/sitemap.xml'))
  }
