import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createLineLimiter } from '../log/fault-log.ts'
import { isForwarded, toRateLimitKey, type TrustPredicate } from '../network/network-address.ts'

const [maxWarnings, aMinute] = [5, 60_000]

/** Addresses are personal data: hashed with a random key of this process, so nobody can find one by trying them all. */
function createNames() {
  const key = randomBytes(32)
  return (address: string) => createHmac('sha256', key).update(toRateLimitKey(address)).digest('base64url').slice(0, 12)
}

export function watchLimits(app: FastifyInstance, clock: () => number = Date.now): void {
  const getName = createNames()
  const lines = createLineLimiter(maxWarnings, aMinute, clock)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    if (reply.statusCode === 429)
      lines((left) => request.log.warn({ route, network: getName(request.ip), left }, 'a network asks for too much'))
    done()
  })
}

export function watchProxies(app: FastifyInstance, isTrusted: TrustPredicate): void {
  let hasWarned = false
  app.addHook('onRequest', (request, _, done) => {
    const address = request.socket.remoteAddress ?? ''
    if (!hasWarned && isForwarded(request.headers) && !isTrusted(address, 0)) {
      hasWarned = true
      request.log.warn(
        { proxy: address },
        `${address} forwards requests and is not trusted: all its visitors count as one. If it is your proxy, set TRUSTED_PROXIES=${address}`,
      )
    }
    done()
  })
}
