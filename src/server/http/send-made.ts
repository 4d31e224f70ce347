import type { FastifyReply, FastifyRequest } from 'fastify'
import { refillReply, sendKept, type KeptReply } from './kept-reply.ts'
import { networkOf } from '../network/network-of.ts'
import { createRateLimit, type Charge, type RateLimit } from './rate-limit.ts'
import type { SiteService } from '../service/site-service.ts'
import { QueueFull, type WorkQueue } from '../limits/work-queue.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

/**
 * A reply that takes a while to make. `href` is its address with no more in it than the reply depends on. A personal one is
 * made each time and not cached; `fill` puts what is for one visitor into a cached text.
 */
export type Made = {
  readonly href: string
  readonly make: () => Promise<KeptReply>
  readonly isPersonal?: boolean
  readonly fill?: (text: string) => string
}

export type SendMade = (request: FastifyRequest, reply: FastifyReply, made: Made) => Promise<unknown>

type Options = {
  readonly service: Pick<SiteService, 'contentVersion'>
  readonly clock: () => Date
  readonly queue: WorkQueue
  /** How much that is not kept one network may ask for. */
  readonly limit: RateLimit
  /** How much more its browsers may fetch ahead of their visitors. */
  readonly limitAhead: RateLimit
}

/** Whether a browser asks before its visitor does, who may never come. */
const isAhead = ({ headers }: FastifyRequest) => String(headers['sec-purpose'] ?? '').startsWith('prefetch')

/**
 * What is fetched ahead has a limit of its own: no visitor is refused a page for links that a pointer rested on, and
 * anyone who only says so gets that much more and nothing beyond it.
 */
function createCharges({ limit, limitAhead }: Pick<Options, 'limit' | 'limitAhead'>): Charge {
  const [asked, ahead] = [createRateLimit(limit), createRateLimit(limitAhead)]
  return (request, reply) => (isAhead(request) ? ahead : asked)(request, reply)
}

/** Makes a page once for all concurrent requests; one that waited for a turn that was dropped has a turn of its own. */
async function makeFor(cache: PageCache, key: string, make: () => Promise<KeptReply>): Promise<KeptReply> {
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

/** Sends what is cached for this version of the content, and makes what is not: in its turn, and within the limit. */
export function createSender({ service, clock, queue, ...limits }: Options): SendMade {
  const charge = createCharges(limits)
  const cache = createPageCache({ clock })
  const find = async (request: FastifyRequest, reply: FastifyReply, { href, make, isPersonal }: Made) => {
    const inTurn = () => queue.run(make, networkOf(request.ip))
    if (isPersonal === true) {
      charge(request, reply)
      return inTurn()
    }
    const key = `${await service.contentVersion()} ${href}`
    const known = cache.find(key)
    if (known) return known
    charge(request, reply)
    return makeFor(cache, key, inTurn)
  }
  return async (request, reply, made) => {
    const kept = await find(request, reply, made)
    return sendKept(request, reply, made.fill ? await refillReply(kept, made.fill) : kept)
  }
}
