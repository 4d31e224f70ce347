import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Refuses what comes while `most` requests of an app are being answered; the hook throws status 503 with a Retry-After. */
export function limitLoad(app: FastifyInstance, most: number) {
  const taken = new WeakSet<FastifyRequest>()
  let running = 0
  app.addHook('onResponse', async (request) => {
    if (taken.delete(request)) running -= 1
  })
  app.addHook('onRequestAbort', async (request) => {
    if (taken.delete(request)) running -= 1
  })
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (running >= most) {
      void reply.header('retry-after', 2)
      throw Object.assign(new Error('Too many requests at once'), { statusCode: 503 })
    }
    running += 1
    taken.add(request)
  }
}
