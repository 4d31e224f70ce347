import { ensureBuilt } from '#scripts/build/build-stamp.ts'
import { createApp } from '#server/app.ts'
import { importContent } from '#server/content/import-content.ts'
import type { ContentTables } from '#server/content/content-tables.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { createSiteService } from '#server/create-site-service.ts'
import type { SiteService } from '#server/service/site-service.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { fileURLToPath } from 'node:url'

const distDir = fileURLToPath(new URL('../../dist', import.meta.url))

export async function serveBuilt(content: ContentTables) {
  await ensureBuilt()
  const database = await openDatabase()
  await importContent(database, content)
  const service: SiteService = createSiteService({ database })
  const pages = await builtPages({ distDir, settings: siteSettings({ FIRM_NAME: 'Tamarack Research' }), origin: null })
  const app = createApp({
    service,
    config: { siteOrigin: null },
    pages: pages(service),
    staticDir: `${distDir}/client`,
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const stop = async () => {
    await app.close()
    await database.close()
  }
  return { address, service, stop }
}
