import type { SiteSettings } from '#contract/site-settings.ts'
import type { FastifyPluginAsync } from 'fastify'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteService } from '../service/site-service.ts'
import { readAssets } from './assets.ts'
import { createPages, type Renderer, type RenderLimits } from './pages.ts'

export type BuiltPagesOptions = {
  readonly distDir: string
  readonly settings: SiteSettings
  readonly origin: string | null
  readonly clock?: () => Date
}

export async function builtPages(options: BuiltPagesOptions) {
  const { distDir, clock = () => new Date() } = options
  const assets = await readAssets(distDir)
  const renderer = (await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href)) as Renderer
  return (service: SiteService) =>
    (workshop: RenderLimits): FastifyPluginAsync =>
      createPages({ ...options, clock, service, assets, renderer: async () => renderer }, workshop)
}
