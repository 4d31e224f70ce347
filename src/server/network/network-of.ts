import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

const subscriberPrefixBits = 64

function read(address: string): string {
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
export function toNetwork(address: string): string {
  const known = networks.get(address)
  if (known !== undefined) return known
  const network = read(address)
  networks.set(address, network)
  return network
}
