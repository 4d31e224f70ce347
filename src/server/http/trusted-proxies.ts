import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type IsTrusted = (address: string, hop: number) => boolean

/** Whether a proxy's word is taken for a visitor's address and the host she asked for. @param proxies with commas between */
export const trustProxies = (proxies = 'loopback'): IsTrusted => proxyAddr.compile(proxies.split(/,\s*/))

/** Whether each of some proxies is an address or a network. @param proxies with commas between */
export function canTrust(proxies: string): boolean {
  try {
    trustProxies(proxies)
    return true
  } catch {
    return false
  }
}

const forwards = ({ headers }: FastifyRequest) =>
  ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'].some((name) => headers[name] !== undefined)

/** Warns once, loudly, of a proxy that is not trusted: all its visitors count as one, and share one limit. */
export function warnOfProxies(app: FastifyInstance, isTrusted: IsTrusted): void {
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
