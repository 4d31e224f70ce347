import type { FastifyInstance } from 'fastify'
import { createApp, type AppOptions } from '../app.ts'
import type { ContentTables } from '../content/content-tables.ts'
import { importContent } from '../content/import-content.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import type { SiteLimits } from '../http/site-limits.ts'
import { createPages, type Renderer, type RenderLimits } from '../pages/pages.ts'
import { createSiteService } from '../create-site-service.ts'
import type { FaultLog } from '../log/fault-log.ts'
import { siteSettings } from '../settings/site-settings.ts'
import { noAssets } from '../pages/no-assets.testing.ts'

type Options = {
  readonly renderer: Renderer
  readonly name: string
  readonly content: ContentTables
  readonly imported: string
  readonly clock?: () => Date
  readonly origin?: string | null
  readonly limits?: Partial<SiteLimits>
  readonly database?: Database
  readonly logger?: AppOptions['logger']
}

const settings = siteSettings({ FIRM_NAME: 'Tamarack & Sons, Inc.' })

export async function openSite({ origin = 'https://tamarack.example', ...options }: Options) {
  const { renderer, name, content, imported, limits, logger = false } = options
  const clock = options.clock ?? (() => new Date(imported))
  const database = options.database ?? (await openTestDatabase(name))
  await importContent(database, content, { clock })
  const log: FaultLog = { error: (details, message) => app.log.error(details, message) }
  const service = createSiteService({ database, clock, ...(logger !== false && { log }) })
  const parts = { service, renderer: async () => renderer, assets: noAssets, settings, origin, clock }
  const pages = (workshop: RenderLimits) => createPages(parts, workshop)
  const app: FastifyInstance = createApp({
    service,
    config: { siteOrigin: origin },
    pages,
    logger,
    ...(limits && { limits }),
  })
  return {
    service,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    post: (url: string, type: string, payload: string) =>
      app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload }),
    head: (url: string) => app.inject({ url, method: 'HEAD' }),
    importContentAt: (moment: string, given: ContentTables) =>
      importContent(database, given, { clock: () => new Date(moment), prune: true }),
    async close() {
      await app.close()
      await database.close()
    },
  }
}
