import type { FastifyRequest } from 'fastify'
import { isLoopbackHost } from '../network/loopback.ts'

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
