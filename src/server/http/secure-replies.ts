import type { FastifyInstance } from 'fastify'
import type { Config } from '../settings/config.ts'
import { httpsHeaders, securityHeaders } from './security-headers.ts'

const headers = { ...securityHeaders, vary: 'accept-encoding' }

export const bareHeaders: Readonly<Record<string, string>> = headers

const forNoCrawler = 'User-agent: *\nDisallow: /\n'

function hideFromSearch(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-robots-tag', 'noindex, nofollow')
    if (request.url !== '/robots.txt') return undefined
    return reply.type('text/plain').send(forNoCrawler)
  })
}

export function secureReplies(
  app: FastifyInstance,
  { siteOrigin, isPreview = false }: Pick<Config, 'siteOrigin' | 'isPreview'>,
): void {
  const isHttpsSite = siteOrigin?.startsWith('https:') === true
  app.addHook('onRequest', (_, reply, done) => {
    void reply.headers(headers)
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isHttpsSite || (siteOrigin === null && request.protocol === 'https'))
      void reply.headers(httpsHeaders(String(reply.getHeader('content-security-policy'))))
    done(null, payload)
  })
  if (isPreview) hideFromSearch(app)
}
