import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../network/network-of.ts'

/** The answer to a request that did not arrive in time. */
export const tooSlow = 'The request took too long to arrive.'

export type BodyLimits = {
  /** How long a whole body may take to arrive, in milliseconds. */
  readonly within: number
  /** How many bodies are awaited at a time, and from one network. */
  readonly most: number
  readonly mostEach: number
}

/** A body that has begun to arrive. */
type Awaited = { readonly network: string; readonly giveUp: (status: 408 | 503) => void }

/** The bodies that are awaited, by age: one that arrives normally is never the oldest for long. */
function createWaiting({ most, mostEach }: BodyLimits) {
  const all = new Set<Awaited>()
  const each = new Map<string, Set<Awaited>>()
  const leave = (body: Awaited) => {
    if (!all.delete(body)) return
    const own = each.get(body.network)
    own?.delete(body)
    if (own?.size === 0) each.delete(body.network)
  }
  const giveUpOldest = (bodies: ReadonlySet<Awaited>) => {
    const [oldest] = bodies
    if (!oldest) return
    leave(oldest)
    oldest.giveUp(503)
  }
  return {
    leave,
    enter(body: Awaited) {
      const own = each.get(body.network) ?? new Set()
      if (own.size >= mostEach) giveUpOldest(own)
      else if (all.size >= most) giveUpOldest(all)
      each.set(body.network, own.add(body))
      all.add(body)
    },
  }
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const refusal = (statusCode: 408 | 503) =>
  Object.assign(new Error('The body did not arrive'), { statusCode, ...(statusCode === 503 && { retryAfter: 2 }) })

/**
 * Bounds the bodies that are awaited. One that takes too long is answered 408; where too many are awaited the one that has
 * waited longest makes room, of a network that has its share the one of that network, and is answered 503. Either closes
 * its connection. So slow senders hold up nobody but themselves.
 */
export function awaitBodies(app: FastifyInstance, limits: BodyLimits): void {
  const waiting = createWaiting(limits)
  app.addHook('preParsing', (request, reply, sent, done) => {
    if (request.routeOptions.config.isPaced || !hasBody(request) || request.raw.complete) return done(null, sent)
    const body = new PassThrough()
    const awaited: Awaited = {
      network: networkOf(request.ip),
      giveUp(status) {
        void reply.header('connection', 'close')
        sent.unpipe(body)
        body.destroy(refusal(status))
      },
    }
    const deadline = setTimeout(() => awaited.giveUp(408), limits.within)
    body.once('close', () => {
      clearTimeout(deadline)
      waiting.leave(awaited)
    })
    // It may have no reader: an answer can be given before the body has arrived.
    body.on('error', () => undefined)
    sent.once('error', (error) => body.destroy(error)).once('close', () => body.end())
    reply.raw.once('close', () => {
      sent.unpipe(body).resume()
      body.destroy()
    })
    waiting.enter(awaited)
    done(null, sent.pipe(body))
  })
}
