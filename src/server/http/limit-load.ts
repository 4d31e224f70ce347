import type { FastifyReply, FastifyRequest } from 'fastify'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * Lets `most` requests be worked on at a time. A place is taken once the request is complete, and is held until the
 * work has ended, even when the caller has hung up. Beyond it the handler throws status 503 with a Retry-After.
 */
export function limitLoad(most: number): (handler: Handler) => Handler {
  let taken = 0
  return (handler) => async (request, reply) => {
    if (taken >= most) {
      void reply.header('retry-after', 2)
      throw Object.assign(new Error('Too many requests at once'), { statusCode: 503 })
    }
    taken += 1
    try {
      return await handler(request, reply)
    } finally {
      taken -= 1
    }
  }
}
