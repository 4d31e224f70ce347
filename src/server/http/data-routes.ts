import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { withoutTyped } from '../log/hide-typed.ts'
import { moveFiles } from './attachment-routes.ts'
import { tooSlow } from './await-bodies.ts'
import { serveChallenges } from './challenge-route.ts'
import type { Faults } from './read-faults.ts'
import { refuseForeign } from './request-origin.ts'
import { sendAnswer } from './api-requests.ts'
import type { FileBounds } from './limit-files.ts'
import { storageFullMessage } from './unreadable-requests.ts'
import { serveTransactions, type DataLimits } from './transaction-route.ts'
import { serveVisitReports } from './visit-report-routes.ts'
import type { SiteService } from '../service/site-service.ts'
import { createFailureReply } from '../transaction/reply.ts'

export const bodyLimit = 128 * 1024

const messages: Readonly<Record<number, string>> = {
  400: 'The request is not readable JSON.',
  403: 'This can only be asked from a page of this site.',
  408: tooSlow,
  413: 'The request is larger than 128 kB.',
  415: 'The request must be sent as application/json.',
  429: 'Too many requests. Please wait a moment and try again.',
  503: 'The site is busy. Please try again in a moment.',
  507: storageFullMessage,
}

const answerErrors = (faults: Faults) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const status = faults.read(error, request, reply)
  const message = messages[status]
  if (message) return sendAnswer(reply, createFailureReply(status, message))
  request.log.error({ err: withoutTyped(error, [request.url, request.query, request.body]) }, 'a data request failed')
  return sendAnswer(
    reply,
    createFailureReply(500, `The site could not do this. Please try again; reference ${request.id}.`),
  )
}

const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendAnswer(reply, createFailureReply(404, `There is nothing at ${request.method} ${request.url.split('?')[0]}.`))

type Options = {
  readonly siteOrigin: string | null
  readonly faults: Faults
  readonly limits: DataLimits
  readonly bounds: FileBounds
}

export const dataRoutes =
  (service: SiteService, { siteOrigin, faults, limits, bounds }: Options): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit },
      app.getDefaultJsonParser('error', 'error'),
    )
    app.setErrorHandler(answerErrors(faults))
    app.get('/data/ping', (_, reply) => reply.type('text/plain').header('cache-control', 'no-store').send('pong'))
    app.addHook('onRequest', refuseForeign(siteOrigin))
    serveChallenges(app, service, siteOrigin)
    serveVisitReports(app, service)
    void app.register(async (calls) => serveTransactions(calls, service, limits))
    void app.register((files) => moveFiles(files, service, bounds))
    app.all('/data/*', sendNotFound)
  }
