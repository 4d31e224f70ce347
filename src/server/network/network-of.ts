import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

const bitsOfOneSubscriber = 64

function read(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const first = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${bitsOfOneSubscriber}`)
  return `${first.toString()}/${bitsOfOneSubscriber}`
}

const networks = new LRUCache<string, string>({ max: 10_000 })

/**
 * What counts as one visitor's address for limits: an IPv4 address itself, of an IPv6 address its /64, which is the least
 * that one subscriber is given (RFC 6177). An IPv4 address written as IPv6 is that IPv4 address; what is no address
 * stands for itself.
 */
export function networkOf(address: string): string {
  const known = networks.get(address)
  if (known !== undefined) return known
  const network = read(address)
  networks.set(address, network)
  return network
}
