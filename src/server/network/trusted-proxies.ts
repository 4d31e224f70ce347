import proxyAddr from '@fastify/proxy-addr'

export type TrustPredicate = (address: string, hop: number) => boolean

export const trustProxies = (proxies = 'loopback'): TrustPredicate => proxyAddr.compile(proxies.split(/,\s*/))

export function canTrust(proxies: string): boolean {
  try {
    trustProxies(proxies)
    return true
  } catch {
    return false
  }
}
