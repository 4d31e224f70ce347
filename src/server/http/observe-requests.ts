import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withoutPersonalId } from '#addresses/without-personal-id.ts'
import { attachmentsPath, openedAttachmentsPath } from '#contract/upload.ts'
import type { Metrics } from './metrics.ts'

const idInAddress = /\/(?=[^/]*\d)[\w-]{16,}(?=\/|$)/g

const emailInAddress = /[^/]*(?:@|%40)[^/]*/gi

const [ofFile, ticketPath] = [`/${attachmentsPath}/`, `/${openedAttachmentsPath}/`]

function withoutFile(path: string) {
  const known = [ticketPath, ofFile].find((start) => path.startsWith(start))
  return known === undefined ? path : `${known}…`
}

export const withoutIds = (path: string) =>
  withoutFile(withoutPersonalId(path)).replace(emailInAddress, '…@…').replace(idInAddress, '/…')

const requestPath = (request: FastifyRequest) => withoutIds(request.url.split('?')[0] ?? '')

const maxNamed = 5

const requestOperations = new WeakMap<FastifyRequest, string>()

/** @param names never what a caller wrote: they are logged */
export function nameOperations(request: FastifyRequest, names: ReadonlyArray<string>): void {
  if (names.length === 0) return
  const more = names.length - maxNamed
  requestOperations.set(request, [...names.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])].join(', '))
}

export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    metrics.observe({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    const operations = requestOperations.get(request)
    const asked = { method, path: requestPath(request), route, ...(operations !== undefined && { operations }) }
    request.log.info({ ...asked, status: reply.statusCode, milliseconds }, 'answered')
    done()
  })
}
