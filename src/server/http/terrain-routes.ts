import type { FastifyPluginAsync } from 'fastify'
import { LRUCache } from 'lru-cache'
import { terrain } from '#domain/terrain/terrain.ts'
import { findTerrainPicture, type TerrainPicture } from '#domain/terrain/terrain-pictures.ts'
import type { WorkQueue } from '../limits/work-queue.ts'
import { createCachedReply, sendCachedReply, type CachedReply } from './cached-reply.ts'
import { toRateLimitKey } from '../network/network-address.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'

type TerrainAddress = { readonly tone: string; readonly size: string; readonly slug: string }

const maxCacheBytes = 16 * 1024 * 1024

const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' }

const draw = (slug: string, [tone, width, height]: TerrainPicture): CachedReply =>
  createCachedReply({ status: 200, headers, text: terrain(slug, { tone, width, height }), hasTag: true })

type Options = {
  readonly queue: WorkQueue
  readonly limit: RateLimit
}

export const terrainRoutes =
  ({ queue, limit }: Options): FastifyPluginAsync =>
  async (app) => {
    const charge = createRateLimit(limit)
    const kept = new LRUCache<string, CachedReply>({ maxSize: maxCacheBytes, sizeCalculation: ({ bytes }) => bytes })
    app.get<{ Params: TerrainAddress }>(
      '/terrain/:tone/:size/:slug.svg',
      { compress: false },
      async (request, reply) => {
        const { tone, size, slug } = request.params
        const picture = findTerrainPicture(tone, size)
        if (!picture || !/^[a-z0-9-]{1,250}$/.test(slug))
          return reply.code(404).type('text/plain').send('There is no such picture.')
        const key = `${tone} ${size} ${slug}`
        const known = kept.get(key)
        if (known) return sendCachedReply(request, reply, known)
        charge(request, reply)
        const image = await queue.run(async () => kept.get(key) ?? draw(slug, picture), toRateLimitKey(request.ip))
        kept.set(key, image)
        return sendCachedReply(request, reply, image)
      },
    )
  }
