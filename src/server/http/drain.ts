import type { FastifyInstance } from 'fastify'

const checkIdleEvery = 100
const longest = 20_000

export type Drain = {
  readonly begun: boolean
  watch(app: FastifyInstance): void
  /** Keeps answering, but as not ready, until `grace` settles; then gives running requests at most 20 seconds. */
  finish(app: FastifyInstance, grace?: Promise<unknown>): Promise<void>
}

/** Needed because Fastify waits for only one of its sockets, and `localhost` opens two. */
function countRunning() {
  let running = 0
  let waiting = () => {}
  return {
    begin: () => (running += 1),
    end() {
      running -= 1
      if (running === 0) waiting()
    },
    none: () => (running === 0 ? Promise.resolve() : new Promise<void>((resolve) => (waiting = resolve))),
  }
}

async function closeApp(app: FastifyInstance, none: () => Promise<void>) {
  const idle = setInterval(() => app.server.closeIdleConnections(), checkIdleEvery)
  const force = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    app.server.closeAllConnections()
    force.resolve()
  }, longest)
  try {
    await Promise.race([Promise.all([none(), app.close()]), force.promise])
  } finally {
    clearInterval(idle)
    clearTimeout(timer)
  }
}

export function createDrain(): Drain {
  let begun = false
  const running = countRunning()
  return {
    get begun() {
      return begun
    },
    watch(app) {
      app.addHook('onRequest', (_, reply, done) => {
        running.begin()
        reply.raw.once('close', running.end)
        done()
      })
      app.addHook('onSend', (_, reply, payload, done) => {
        if (begun) void reply.header('connection', 'close')
        done(null, payload)
      })
    },
    async finish(app, grace) {
      begun = true
      await grace
      await closeApp(app, running.none)
    },
  }
}
