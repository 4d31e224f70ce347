import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { networkOf } from '../network/network-of.ts'

export type RateLimit = {
  /** How much one network may ask for in one window. */
  readonly most: number
  /** The length of a window, in milliseconds. */
  readonly every: number
  readonly clock?: () => number
}

/**
 * Counts what was asked for. @throws an error with status 429 when it is too much; the reply then says when to retry
 * @returns what counts the cost that it came to in its place
 */
export type Charge = (request: FastifyRequest, reply: FastifyReply, cost?: number) => (actual: number) => void

const networksKept = 10_000

/** Limits each network to `most` in each window, counted in this process. */
export function createRateLimit({ most, every, clock = Date.now }: RateLimit): Charge {
  const windows = new LRUCache<string, { readonly since: number; spent: number }>({ max: networksKept })
  return (request, reply, cost = 1) => {
    const now = clock()
    const network = networkOf(request.ip)
    const known = windows.get(network)
    const window = known && now - known.since < every ? known : { since: now, spent: 0 }
    window.spent += cost
    if (window !== known) windows.set(network, window)
    if (window.spent <= most) return (actual) => void (window.spent += actual - cost)
    void reply.header('retry-after', Math.ceil((window.since + every - now) / 1000))
    throw Object.assign(new Error('Too many requests'), { statusCode: 429 })
  }
}

/** The same as a hook, by which each request costs 1. */
export function limitRate(limit: RateLimit) {
  const charge = createRateLimit(limit)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => void charge(request, reply)
}
