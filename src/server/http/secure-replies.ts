import type { FastifyInstance } from 'fastify'
import { httpsHeaders, securityHeaders } from './security-headers.ts'

const headers = { ...securityHeaders, vary: 'accept-encoding' }

/** Headers of a reply that no route has made: the answer to something that is no request. */
export const bareHeaders: Readonly<Record<string, string>> = headers

/** Gives every reply the security headers, and HSTS to requests over https, also through a trusted proxy. */
export function secureReplies(app: FastifyInstance, siteOrigin: string | null): void {
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
}
