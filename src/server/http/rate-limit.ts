import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { toRateLimitKey } from '../network/network-address.ts'

export type RateLimit = {
  readonly most: number
  readonly every: number
  readonly clock?: () => number
}

/**
 * @throws an error with status 429 when it is too much @returns a function that replaces the charged cost by the actual
 * one
 */
export type Charge = (request: FastifyRequest, reply: FastifyReply, cost?: number) => (actual: number) => void

const maxTrackedNetworks = 10_000

export function createRateLimit({ most, every, clock = Date.now }: RateLimit): Charge {
  const windows = new LRUCache<string, { readonly since: number; spent: number }>({ max: maxTrackedNetworks })
  return (request, reply, cost = 1) => {
    const now = clock()
    const network = toRateLimitKey(request.ip)
    const known = windows.get(network)
    const window = known && now - known.since < every ? known : { since: now, spent: 0 }
    window.spent += cost
    if (window !== known) windows.set(network, window)
    if (window.spent <= most) return (actual) => void (window.spent += actual - cost)
    void reply.header('retry-after', Math.ceil((window.since + every - now) / 1000))
    throw Object.assign(new Error('Too many requests'), { statusCode: 429 })
  }
}

export function limitRate(limit: RateLimit) {
  const charge = createRateLimit(limit)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => void charge(request, reply)
}
