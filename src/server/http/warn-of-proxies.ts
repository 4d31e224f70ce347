import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TrustPredicate } from '../network/trusted-proxies.ts'

const forwards = ({ headers }: FastifyRequest) =>
  ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'].some((name) => headers[name] !== undefined)

export function watchProxies(app: FastifyInstance, isTrusted: TrustPredicate): void {
  let hasWarned = false
  app.addHook('onRequest', (request, _, done) => {
    const address = request.socket.remoteAddress ?? ''
    if (!hasWarned && forwards(request) && !isTrusted(address, 0)) {
      hasWarned = true
      request.log.warn(
        { proxy: address },
        `${address} forwards requests and is not trusted: all its visitors count as one. If it is your proxy, set TRUSTED_PROXIES=${address}`,
      )
    }
    done()
  })
}
