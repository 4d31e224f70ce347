import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findPageKey } from '#addresses/page-key.ts'
import { withoutPersonalId } from '#addresses/without-personal-id.ts'
import { attachmentsPath, openedAttachmentsPath } from '#contract/upload.ts'
import type { AddressLabels, KeptAnswers, KeptObserver } from './kept-answers.ts'
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

const pathname = (request: FastifyRequest) => request.url.split('?')[0] ?? ''

const requestPath = (request: FastifyRequest) => withoutIds(pathname(request))

const [routeOfPages, unknownRoute] = ['/*', 'unknown']

const assets = '/assets/'

/** Never what a caller wrote, and one for the thousands of files: each value is a series that is kept. */
function countedRoute(request: FastifyRequest, route: string): string {
  if (route === routeOfPages) return findPageKey(pathname(request)) ?? unknownRoute
  return route.startsWith(assets) ? `${assets}*` : route
}

const maxNamed = 5

const requestOperations = new WeakMap<FastifyRequest, string>()

/** @param names never what a caller wrote: they are logged */
export function nameOperations(request: FastifyRequest, names: ReadonlyArray<string>): void {
  if (names.length === 0) return
  const more = names.length - maxNamed
  requestOperations.set(request, [...names.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])].join(', '))
}

const roundMilliseconds = (milliseconds: number) => Math.round(milliseconds * 10) / 10

function describe(request: FastifyRequest): AddressLabels {
  const route = request.routeOptions.url ?? unknownRoute
  return { path: requestPath(request), route, counted: countedRoute(request, route) }
}

const observeKept = ({ log }: FastifyInstance, metrics: Metrics): KeptObserver => ({
  describe,
  observe({ id, method, labels: { path, route, counted }, status, milliseconds }) {
    metrics.observe({ method, route: counted, status, seconds: milliseconds / 1000 })
    const asked = { reqId: id, method, path, route }
    log.info({ ...asked, status, milliseconds: roundMilliseconds(milliseconds) }, 'answered')
  },
})

export function observeRequests(app: FastifyInstance, metrics: Metrics, kept: Pick<KeptAnswers, 'watch'>): void {
  kept.watch(app, observeKept(app, metrics))
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const { path, route, counted } = describe(request)
    const milliseconds = roundMilliseconds(reply.elapsedTime)
    metrics.observe({ method, route: counted, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    const operations = requestOperations.get(request)
    const asked = { method, path, route, ...(operations !== undefined && { operations }) }
    request.log.info({ ...asked, status: reply.statusCode, milliseconds }, 'answered')
    done()
  })
}
