import { PassThrough, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toRateLimitKey } from '../network/network-address.ts'
import { callOnClose } from './limit-connections.ts'
import { createPlaces, type PlaceLimits } from './places.ts'

export const tooSlow = 'The request took too long to arrive.'

export type BodyLimits = PlaceLimits & {
  readonly within: number
}

export const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const refusal = (statusCode: 408 | 503) =>
  Object.assign(new Error('The body did not arrive'), { statusCode, ...(statusCode === 503 && { retryAfter: 2 }) })

const broken = (cause: Error) => Object.assign(new Error('The body broke off', { cause }), { statusCode: 400 })

function interceptBody(sent: Readable, reply: FastifyReply) {
  const body = new PassThrough()
  // It may have no reader: an answer can be given before the body has arrived.
  body.on('error', () => undefined)
  sent.once('error', (error) => body.destroy(broken(error))).once('close', () => body.writableEnded || body.end())
  callOnClose(reply.raw, () => {
    sent.unpipe(body).resume()
    body.destroy()
  })
  const giveUp = (status: 408 | 503) => {
    void reply.header('connection', 'close')
    sent.unpipe(body)
    body.destroy(refusal(status))
  }
  return { body, giveUp }
}

/**
 * Answers 408 to a body that takes too long, and 503 to the slowest one when too many are awaited (of the same network
 * if that has its share). Both close the connection.
 */
export function awaitBodies(app: FastifyInstance, limits: BodyLimits): void {
  const waiting = createPlaces(limits)
  const awaitBody = (request: FastifyRequest, reply: FastifyReply, sent: Readable) => {
    const { socket, ip } = request
    const before = socket.bytesRead
    const { body, giveUp } = interceptBody(sent, reply)
    const moved = () => socket.bytesRead - before
    const awaited = { network: toRateLimitKey(ip), moved, giveUp: () => giveUp(503) }
    const deadline = setTimeout(() => giveUp(408), limits.within)
    body.once('close', () => {
      clearTimeout(deadline)
      waiting.leave(awaited)
    })
    waiting.enter(awaited)
    return sent.pipe(body)
  }
  app.addHook('preParsing', (request, reply, sent, done) => {
    if (request.routeOptions.config.isPaced || !hasBody(request) || request.raw.complete) return done(null, sent)
    // What came with the head is whole by then, and needs no second stream.
    setImmediate(() => {
      if (request.raw.complete) return done(null, sent)
      if (sent.destroyed) return done(broken(new Error('closed')))
      return done(null, awaitBody(request, reply, sent))
    })
  })
}
