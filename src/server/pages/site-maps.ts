import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { originOf } from '../http/site-address.ts'
import type { SiteService } from '../site-service.ts'
import { robotsText, sitemapEntries, sitemapText, sitemapXml } from './sitemap.ts'

type Options = {
  readonly origin: string | null
  readonly service: Pick<SiteService, 'rows'>
  /** The public paths that are there whatever the content. */
  readonly fixedPaths: () => Promise<ReadonlyArray<string>>
}

/** The files that search engines ask for. */
export const siteMaps =
  ({ origin, service, fixedPaths }: Options): FastifyPluginAsync =>
  async (app) => {
    const entries = async (request: FastifyRequest) => {
      const published = await service.rows(['JobPostingHeader', 'CompanyNews', 'CompanyEvent'])
      return sitemapEntries(originOf(request, origin), await fixedPaths(), published)
    }
    app.get('/robots.txt', (request, reply) => reply.type('text/plain').send(robotsText(originOf(request, origin))))
    app.get('/sitemap.txt', async (request, reply) =>
      reply.type('text/plain').send(sitemapText(await entries(request))),
    )
    app.get('/sitemap.xml', async (request, reply) =>
      reply.type('application/xml').send(sitemapXml(await entries(request))),
    )
  }
