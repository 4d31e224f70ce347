import { LRUCache } from 'lru-cache'
import { type CachedReply, refillReply, sendCachedReply } from './cached-reply.ts'
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
    fetchMethod: (_key, _stale, { context }) => context(),
  })
  return {
    find: (key) => kept.get(key),
    make: (key, make) => kept.forceFetch(key, { context: make }),
  }
}

/**
 * `href` is the cache key: it must hold everything the reply depends on. A personal reply is not cached; `fill` puts one
 * visitor's text into a cached one.
 */
export type ReplySource = {
  readonly href: string
  readonly make: () => Promise<CachedReply>
  readonly isPersonal?: boolean
  readonly fill?: (text: string) => string
}

export type ReplySender = (request: FastifyRequest, reply: FastifyReply, made: ReplySource) => Promise<unknown>

type Options = {
  readonly service: Pick<SiteService, 'contentVersion'>
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

export function createSender({ service, clock, queue, ...limits }: Options): ReplySender {
  const charge = createCharges(limits)
  const cache = createPageCache({ clock })
  const find = async (request: FastifyRequest, reply: FastifyReply, { href, make, isPersonal }: ReplySource) => {
    const inTurn = () => queue.run(make, toRateLimitKey(request.ip))
    if (isPersonal === true) {
      charge(request, reply)
      return inTurn()
    }
    const key = `${await service.contentVersion()} ${href}`
    const known = cache.find(key)
    if (known) return known
    charge(request, reply)
    return makeWithRetry(cache, key, inTurn)
  }
  return async (request, reply, made) => {
    const kept = await find(request, reply, made)
    return sendCachedReply(request, reply, made.fill ? await refillReply(kept, made.fill) : kept)
  }
}
