import type { FastifyRequest } from 'fastify'
import { isLoopbackHost } from '../network/network-address.ts'

/**
 * Without `siteOrigin`, trusts only a loopback Host: pages would publish any other name a stranger made up. @throws an
 * error with status 421
 */
export function resolveOrigin({ protocol, host }: FastifyRequest, siteOrigin: string | null): string {
  if (siteOrigin !== null) return siteOrigin
  if (isLoopbackHost(host)) return `${protocol === 'https' ? 'https' : 'http'}://${host}`
  throw Object.assign(new Error(`Asked for a page of ${host}`), { statusCode: 421 })
}

const allowedFetchSites: ReadonlySet<string> = new Set(['same-origin', 'none'])

const parseHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null)

/** Uses Sec-Fetch-Site; falls back to Origin for old browsers. Requests without either do not come from a browser. */
function isForeign({ headers, host }: FastifyRequest, siteOrigin: string | null): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return ![site].flat().every((from) => allowedFetchSites.has(from))
  const { origin } = headers
  return origin !== undefined && origin !== siteOrigin && parseHost(origin) !== host
}

export const refuseForeignAlways = (siteOrigin: string | null) => async (request: FastifyRequest) => {
  if (isForeign(request, siteOrigin))
    throw Object.assign(new Error('A page of another site asked'), { statusCode: 403 })
}

const writing: ReadonlySet<string> = new Set(['POST', 'PUT'])

export const refuseForeign = (siteOrigin: string | null) => async (request: FastifyRequest) => {
  if (writing.has(request.method) && isForeign(request, siteOrigin))
    throw Object.assign(new Error('A page of another site asked'), { statusCode: 403 })
}
