import type { FastifyInstance } from 'fastify'
import type { Drain } from './status-routes.ts'

const checkIdleEvery = 100
const longest = 20_000

/**
 * Stops a listening app: readiness is refused, no connection is taken, replies close theirs, and idle ones are closed
 * until none is left, or by force after 20 seconds.
 */
export async function drainApp(app: FastifyInstance, drain: Drain): Promise<void> {
  drain.begun = true
  const idle = setInterval(() => app.server.closeIdleConnections(), checkIdleEvery)
  const force = setTimeout(() => app.server.closeAllConnections(), longest)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(force)
  }
}
