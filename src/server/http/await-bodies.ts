import { PassThrough, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toRateLimitKey } from '../network/network-address.ts'
import { createPlaces, type PlaceLimits } from './places.ts'

export const tooSlow = 'The request took too long to arrive.'

export type BodyLimits = PlaceLimits & {
  readonly within: number
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const refusal = (statusCode: 408 | 503) =>
  Object.assign(new Error('The body did not arrive'), { statusCode, ...(statusCode === 503 && { retryAfter: 2 }) })

const broken = (cause: Error) => Object.assign(new Error('The body broke off', { cause }), { statusCode: 400 })

function interceptBody(sent: Readable, reply: FastifyReply) {
  const body = new PassThrough()
  // It may have no reader: an answer can be given before the body has arrived.
  body.on('error', () => undefined)
  sent.once('error', (error) => body.destroy(broken(error))).once('close', () => body.end())
  reply.raw.once('close', () => {
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
  app.addHook('preParsing', (request, reply, sent, done) => {
    if (request.routeOptions.config.isPaced || !hasBody(request) || request.raw.complete) return done(null, sent)
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
    done(null, sent.pipe(body))
  })
}
