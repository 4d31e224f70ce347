import proxyAddr from '@fastify/proxy-addr'

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
