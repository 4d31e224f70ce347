import type { FastifyReply, FastifyRequest } from 'fastify'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * A place is held until the work ends, even after the caller hangs up. @throws an error with status 503 and a Retry-
 * After when `most` are taken
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
