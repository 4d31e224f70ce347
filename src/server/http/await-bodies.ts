import { PassThrough, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../network/network-of.ts'
import { createPlaces, type PlaceLimits } from './places.ts'

/** The answer to a request that did not arrive in time. */
export const tooSlow = 'The request took too long to arrive.'

/** How many bodies are awaited at a time. */
export type BodyLimits = PlaceLimits & {
  /** How long a whole body may take to arrive, in milliseconds. */
  readonly within: number
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const refusal = (statusCode: 408 | 503) =>
  Object.assign(new Error('The body did not arrive'), { statusCode, ...(statusCode === 503 && { retryAfter: 2 }) })

/** A line that broke while a body came over it is its sender's. */
const broken = (cause: Error) => Object.assign(new Error('The body broke off', { cause }), { statusCode: 400 })

/** What comes of a body, and what ends it before its time. */
function takeOver(sent: Readable, reply: FastifyReply) {
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
 * Bounds the bodies that are awaited. One that takes too long is answered 408; where too many are awaited the one of which least
 * has come for its time makes room, of a network that has its share the one of that network, and is answered 503. Either
 * closes its connection. So slow senders hold up nobody but themselves.
 */
export function awaitBodies(app: FastifyInstance, limits: BodyLimits): void {
  const waiting = createPlaces(limits)
  app.addHook('preParsing', (request, reply, sent, done) => {
    if (request.routeOptions.config.isPaced || !hasBody(request) || request.raw.complete) return done(null, sent)
    const { socket, ip } = request
    const before = socket.bytesRead
    const { body, giveUp } = takeOver(sent, reply)
    const moved = () => socket.bytesRead - before
    const awaited = { network: networkOf(ip), moved, giveUp: () => giveUp(503) }
    const deadline = setTimeout(() => giveUp(408), limits.within)
    body.once('close', () => {
      clearTimeout(deadline)
      waiting.leave(awaited)
    })
    waiting.enter(awaited)
    done(null, sent.pipe(body))
  })
}
