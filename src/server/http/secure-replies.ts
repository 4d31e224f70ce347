import type { FastifyInstance } from 'fastify'
import { httpsHeaders, securityHeaders } from './security-headers.ts'

const headers = { ...securityHeaders, vary: 'accept-encoding' }

/** What a reply carries that no route has made: the server's answer to what is no request. */
export const bareHeaders: Readonly<Record<string, string>> = headers

/** Gives every reply the security headers; what was asked for over https, also through a trusted proxy, keeps to it. */
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
