import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export type LoadLimit = {
  /** Takes a request on; throws status 503 with a Retry-After while `most` are taken. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Holds the request's place until the work has ended, also when the caller has hung up. */
  readonly work: (handler: Handler) => Handler
}

/** Takes at most `most` requests of an app at a time. A request that ends before its work began gives its place back. */
export function limitLoad(app: FastifyInstance, most: number): LoadLimit {
  const waiting = new WeakSet<FastifyRequest>()
  let taken = 0
  const leave = async (request: FastifyRequest) => {
    if (waiting.delete(request)) taken -= 1
  }
  app.addHook('onResponse', leave)
  app.addHook('onRequestAbort', leave)
  return {
    async admit(request, reply) {
      if (taken >= most) {
        void reply.header('retry-after', 2)
        throw Object.assign(new Error('Too many requests at once'), { statusCode: 503 })
      }
      taken += 1
      waiting.add(request)
    },
    work: (handler) => async (request, reply) => {
      waiting.delete(request)
      try {
        return await handler(request, reply)
      } finally {
        taken -= 1
      }
    },
  }
}
