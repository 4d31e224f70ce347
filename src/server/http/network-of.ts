import ipaddr from 'ipaddr.js'

const bitsOfOneSubscriber = 64

/**
 * What counts as one visitor's address for limits: an IPv4 address itself, of an IPv6 address its /64, which is the least
 * that one subscriber is given (RFC 6177). An IPv4 address written as IPv6 is that IPv4 address; what is no address
 * stands for itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${bitsOfOneSubscriber}`).toString()}/${bitsOfOneSubscriber}`
}
