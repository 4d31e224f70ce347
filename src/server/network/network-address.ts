import type { IncomingHttpHeaders } from 'node:http'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import proxyAddr from '@fastify/proxy-addr'

const loopbackNames = /^(?:(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?|::1)$/i

export const isLoopbackHost = (host: string): boolean => loopbackNames.test(host)

export const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

const subscriberPrefixBits = 64

function normalizeNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const first = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${subscriberPrefixBits}`)
  return `${first.toString()}/${subscriberPrefixBits}`
}

const networks = new LRUCache<string, string>({ max: 10_000 })

/**
 * The unit of rate limits: an IPv4 address, or the /64 of an IPv6 address, the least one subscriber gets (RFC 6177).
 * IPv4-mapped IPv6 counts as IPv4; anything else is returned as it is.
 */
export function toRateLimitKey(address: string): string {
  const known = networks.get(address)
  if (known !== undefined) return known
  const network = normalizeNetwork(address)
  networks.set(address, network)
  return network
}

export type TrustPredicate = (address: string, hop: number) => boolean

const forwarding = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  forwarding.some((name) => headers[name] !== undefined)

const maxAddresses = 10_000

export function trustProxies(proxies = 'loopback'): TrustPredicate {
  const isTrusted = proxyAddr.compile(proxies.split(/,\s*/))
  const known = new LRUCache<string, boolean>({ max: maxAddresses })
  return (address, hop) => {
    const before = known.get(address)
    if (before !== undefined) return before
    const trusted = isTrusted(address, hop)
    known.set(address, trusted)
    return trusted
  }
}

export function isValidProxyList(proxies: string): boolean {
  try {
    trustProxies(proxies)
    return true
  } catch {
    return false
  }
}
