import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { TrustPredicate } from '../network/network-address.ts'
import { createKeptConnections, type IdleLimits, type KeptConnections } from './kept-connections.ts'

const checkIdleEvery = 50

/** In milliseconds. */
export type DrainLimits = IdleLimits & { readonly longest: number }

const usual: DrainLimits = { ofProxy: 5_000, ofOthers: 500, longest: 20_000 }

export type Drain = {
  readonly begun: boolean
  /** Later than `begun`: a client that is told to close before connects anew to the process that stops. */
  readonly closes: boolean
  /** Call for each server: Fastify has two at `localhost`, and tells of one. */
  follow(server: Server, isTrusted: TrustPredicate): Server
  watch(app: FastifyInstance): void
  /**
   * Keeps answering, but as not ready, until `grace` settles. Then no new connection is taken, what comes on the others is
   * answered, and they are closed once they have had time to bring it; 20 seconds at most.
   */
  finish(app: FastifyInstance, grace?: Promise<unknown>): Promise<void>
}

async function closeApp(app: FastifyInstance, connections: KeptConnections, longest: number) {
  connections.stopListening()
  connections.closeOverdue()
  const idle = setInterval(connections.closeOverdue, checkIdleEvery)
  const force = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    connections.closeAll()
    force.resolve()
  }, longest)
  try {
    await Promise.race([Promise.all([connections.none(), app.close()]), force.promise])
  } finally {
    clearInterval(idle)
    clearTimeout(timer)
  }
}

export function createDrain({ longest, ...idle }: DrainLimits = usual): Drain {
  let [begun, closes] = [false, false]
  const connections = createKeptConnections(idle)
  return {
    get begun() {
      return begun
    },
    get closes() {
      return closes
    },
    follow: connections.follow,
    watch(app) {
      app.addHook('onSend', (_, reply, payload, done) => {
        if (closes) void reply.header('connection', 'close')
        done(null, payload)
      })
    },
    async finish(app, grace) {
      begun = true
      await grace
      await connections.acceptWaiting()
      closes = true
      await closeApp(app, connections, longest)
    },
  }
}
