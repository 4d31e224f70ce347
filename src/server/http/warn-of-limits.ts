import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { limitLines } from '../log/limit-lines.ts'
import { networkOf } from '../network/network-of.ts'

const [mostWarnings, aMinute] = [5, 60_000]

/**
 * Pseudonyms of networks for the log: the same for the same network until the process ends. An address is personal data, and
 * the key is the process's own, so that nobody can find it by trying all addresses.
 */
function createNames() {
  const key = randomBytes(32)
  return (address: string) => createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 12)
}

/** Warns in the log, at most five times in a minute, of networks that are refused because they asked for too much. */
export function warnOfLimits(app: FastifyInstance, clock: () => number = Date.now): void {
  const nameOf = createNames()
  const lines = limitLines(mostWarnings, aMinute, clock)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    if (reply.statusCode === 429)
      lines((left) => request.log.warn({ route, network: nameOf(request.ip), left }, 'a network asks for too much'))
    done()
  })
}
