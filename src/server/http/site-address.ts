import type { FastifyRequest } from 'fastify'
import { isLoopbackHost } from '../network/loopback.ts'

/**
 * Without `siteOrigin`, trusts only a loopback Host: pages would publish any other name a stranger made up. @throws an
 * error with status 421
 */
export function resolveOrigin({ protocol, host }: FastifyRequest, siteOrigin: string | null): string {
  if (siteOrigin !== null) return siteOrigin
  if (isLoopbackHost(host)) return `${protocol === 'https' ? 'https' : 'http'}://${host}`
  throw Object.assign(new Error(`Asked for a page of ${host}`), { statusCode: 421 })
}
