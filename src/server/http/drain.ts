import type { FastifyInstance } from 'fastify'

const checkIdleEvery = 100
const longest = 20_000

/** Graceful shutdown: a process finishes what it has begun and accepts nothing new. */
export type Drain = {
  /** Whether the process was asked to stop. */
  readonly begun: boolean
  /** Watches the requests of an app; replies given after the end has begun close their connection. */
  watch(app: FastifyInstance): void
  /**
   * Stops an app that listens. Until `grace` ends it goes on answering and says that it stops; then it has at most 20
   * seconds for the requests it has taken.
   */
  finish(app: FastifyInstance, grace?: Promise<unknown>): Promise<void>
}

/** Waits until nothing runs; Fastify itself waits for one of its sockets only, and `localhost` gives it two. */
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
