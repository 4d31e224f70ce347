import { randomInt } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type CachedReply, refillReply, sendCachedReply } from './cached-reply.ts'
import { offerKept } from './kept-answers.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toRateLimitKey } from '../network/network-address.ts'
import { createRateLimit, type Charge, type RateLimit } from './rate-limit.ts'
import type { SiteService } from '../service/site-service.ts'
import { QueueFull, type WorkQueue } from '../limits/work-queue.ts'

const maxCacheBytes = 64 * 1024 * 1024
const cacheTtl = 60_000

type Make = () => Promise<CachedReply>

export type PageCache = {
  find(key: string): CachedReply | undefined
  /** Concurrent calls share one making; failures are not cached. */
  make(key: string, make: Make): Promise<CachedReply>
}

export function createPageCache({ clock }: { readonly clock: () => Date }): PageCache {
  const kept = new LRUCache<string, CachedReply, Make>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length,
    ttl: cacheTtl,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context, options }) => {
      const made = await context()
      // Stale once it is older than this, and 0 would be for ever.
      if (made.until !== null) options.ttl = Math.max(1, made.until - clock().getTime() - 1)
      return made
    },
  })
  return {
    find: (key) => kept.get(key),
    make: (key, make) => kept.forceFetch(key, { context: make }),
  }
}

export type Filling = { readonly text: string; readonly fill: (page: string) => string }

/**
 * `href` is the cache key: it must hold everything the reply depends on. A personal reply is not cached; `filling` puts one
 * visitor's text into a cached one. Of a reply with `variants`, each request gets one by chance.
 */
export type ReplySource = {
  readonly href: string
  readonly make: (variant: number) => Promise<CachedReply>
  readonly isPersonal?: boolean
  readonly variants?: number
  readonly filling?: Filling
}

export type ReplySender = (request: FastifyRequest, reply: FastifyReply, made: ReplySource) => Promise<unknown>

type Options = {
  readonly service: Pick<SiteService, 'contentVersion' | 'knownContentVersion'>
  readonly clock: () => Date
  readonly queue: WorkQueue
  readonly limit: RateLimit
  readonly prefetchLimit: RateLimit
}

const isPrefetch = ({ headers }: FastifyRequest) => String(headers['sec-purpose'] ?? '').startsWith('prefetch')

function createCharges({ limit, prefetchLimit }: Pick<Options, 'limit' | 'prefetchLimit'>): Charge {
  const [asked, ahead] = [createRateLimit(limit), createRateLimit(prefetchLimit)]
  return (request, reply) => (isPrefetch(request) ? ahead : asked)(request, reply)
}

const maxFilled = 32

function createFilledReplies() {
  const all = new WeakMap<CachedReply, LRUCache<string, CachedReply>>()
  return {
    find: (kept: CachedReply, { text }: Filling) => all.get(kept)?.get(text),
    async make(kept: CachedReply, { text, fill }: Filling): Promise<CachedReply> {
      const filled = all.get(kept) ?? new LRUCache<string, CachedReply>({ max: maxFilled })
      all.set(kept, filled)
      const made = filled.get(text) ?? (await refillReply(kept, fill))
      filled.set(text, made)
      return made
    },
  }
}

async function makeWithRetry(cache: PageCache, key: string, make: () => Promise<CachedReply>): Promise<CachedReply> {
  let isOwn = false
  const inOwnTurn = () => {
    isOwn = true
    return make()
  }
  try {
    return await cache.make(key, inOwnTurn)
  } catch (error) {
    if (isOwn || !(error instanceof QueueFull)) throw error
    return cache.make(key, inOwnTurn)
  }
}

const pickVariant = ({ variants = 1 }: ReplySource) => (variants > 1 ? randomInt(variants) : 0)

const createCacheKey = (version: number, { href }: ReplySource, variant: number) => `${version} ${href} ${variant}`

type Kept = Pick<Options, 'service'> & {
  readonly cache: PageCache
  readonly filled: ReturnType<typeof createFilledReplies>
}

/** For the content of now alone: with other content the same address may ask for something else. */
function createOffer({ service, cache, filled }: Kept) {
  const find = (version: number, made: ReplySource) => {
    if (service.knownContentVersion() !== version) return undefined
    const kept = cache.find(createCacheKey(version, made, pickVariant(made)))
    return kept && made.filling ? filled.find(kept, made.filling) : kept
  }
  return (request: FastifyRequest, reply: FastifyReply, made: ReplySource) => {
    const version = service.knownContentVersion()
    if (version !== null && made.isPersonal !== true) offerKept(request, reply, () => find(version, made))
  }
}

export function createSender({ service, clock, queue, ...limits }: Options): ReplySender {
  const charge = createCharges(limits)
  const cache = createPageCache({ clock })
  const filled = createFilledReplies()
  const offer = createOffer({ service, cache, filled })
  const find = async (request: FastifyRequest, reply: FastifyReply, made: ReplySource) => {
    const { make, isPersonal } = made
    const variant = isPersonal === true ? randomInt(2 ** 31) : pickVariant(made)
    const inTurn = () => queue.run(() => make(variant), toRateLimitKey(request.ip))
    if (isPersonal === true) {
      charge(request, reply)
      return inTurn()
    }
    const key = createCacheKey(await service.contentVersion(), made, variant)
    const known = cache.find(key)
    if (known) return known
    charge(request, reply)
    return makeWithRetry(cache, key, inTurn)
  }
  return async (request, reply, made) => {
    const kept = await find(request, reply, made)
    offer(request, reply, made)
    return sendCachedReply(request, reply, made.filling ? await filled.make(kept, made.filling) : kept)
  }
}
