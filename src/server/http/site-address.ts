import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

const loopbackNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i

/** Whether a host, with or without its port, is loopback, which no public site has as its address. */
export const isLoopbackHost = (host: string) => loopbackNames.test(host)

/** Whether an address of the network is this machine's own. */
export const isLoopbackAddress = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/**
 * The public address of the site, without a slash at its end. A site without one takes it from the request, but
 * only from one to this machine: any other name may be made up by a stranger, and pages would give it as their address.
 * @throws an error with status 421 and words for the person who runs the site
 */
export function originOf({ protocol, host }: FastifyRequest, siteOrigin: string | null): string {
  if (siteOrigin !== null) return siteOrigin
  if (isLoopbackHost(host)) return `${protocol === 'https' ? 'https' : 'http'}://${host}`
  throw Object.assign(new Error(`Asked for a page of ${host}`), { statusCode: 421 })
}
