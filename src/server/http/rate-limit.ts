import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRecentMap } from './recent-map.ts'

type Limit = {
  /** How many requests one address may make in one window. */
  readonly most: number
  /** The length of a window, in milliseconds. */
  readonly every: number
  readonly clock?: () => number
  /** How many requests this one counts for; 1 unless said. */
  readonly cost?: (request: FastifyRequest) => number
}

const addressesKept = 10_000

/** Lets each address make so many requests in so much time, in this process; the hook throws status 429 after that. */
export function limitRate({ most, every, clock = Date.now, cost = () => 1 }: Limit) {
  const windows = createRecentMap<{ readonly since: number; count: number }>(addressesKept)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const now = clock()
    const known = windows.get(request.ip)
    const window = known && now - known.since < every ? known : { since: now, count: 0 }
    window.count += cost(request)
    windows.set(request.ip, window)
    if (window.count <= most) return
    void reply.header('retry-after', Math.ceil((window.since + every - now) / 1000))
    throw Object.assign(new Error('Too many requests'), { statusCode: 429 })
  }
}
