import type { FastifyRequest } from 'fastify'

const own: ReadonlySet<string> = new Set(['same-origin', 'none'])

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * Whether a page of another site makes this request. Browsers say so themselves; one that is too old is judged by its
 * Origin. A request of no browser carries neither, and no token that was not given to it.
 */
function isForeign({ headers, host }: FastifyRequest, siteOrigin: string | null): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return ![site].flat().every((from) => own.has(from))
  const { origin } = headers
  return origin !== undefined && origin !== siteOrigin && hostOf(origin) !== host
}

/** Refuses, of whatever method, what a page of another site asks; the hook throws status 403. */
export const refuseForeignAlways = (siteOrigin: string | null) => async (request: FastifyRequest) => {
  if (isForeign(request, siteOrigin))
    throw Object.assign(new Error('A page of another site asked'), { statusCode: 403 })
}

const writing: ReadonlySet<string> = new Set(['POST', 'PUT'])

/** Refuses what another site has a visitor's browser send here; the hook throws status 403. */
export const refuseForeign = (siteOrigin: string | null) => async (request: FastifyRequest) => {
  if (writing.has(request.method) && isForeign(request, siteOrigin))
    throw Object.assign(new Error('A page of another site asked'), { statusCode: 403 })
}
