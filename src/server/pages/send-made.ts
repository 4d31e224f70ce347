import type { FastifyReply, FastifyRequest } from 'fastify'
import { refillReply, sendKept, type KeptReply } from '../http/kept-reply.ts'
import { createRateLimit, type RateLimit } from '../http/rate-limit.ts'
import type { SiteService } from '../site-service.ts'
import type { WorkQueue } from '../work-queue.ts'
import { createPageCache } from './page-cache.ts'

/**
 * What takes a while to make; what is for one person alone is made each time and not kept. `href` is its address with no more in it than what is made depends on; `fill` puts into the
 * text what is for one visitor alone, and is not kept.
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
}

/** Sends what is kept for this version of the content, and makes what is not: in its turn, and within the limit. */
export function createSender({ service, clock, queue, limit }: Options): SendMade {
  const charge = createRateLimit(limit)
  const cache = createPageCache({ clock })
  const find = async (request: FastifyRequest, reply: FastifyReply, { href, make, isPersonal }: Made) => {
    if (isPersonal === true) {
      charge(request, reply)
      return queue.run(make)
    }
    const key = `${await service.contentVersion()} ${href}`
    const known = cache.find(key)
    if (known) return known
    charge(request, reply)
    return cache.make(key, () => queue.run(make))
  }
  return async (request, reply, made) => {
    const kept = await find(request, reply, made)
    return sendKept(request, reply, made.fill ? await refillReply(kept, made.fill) : kept)
  }
}
