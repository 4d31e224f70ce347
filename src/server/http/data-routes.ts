import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { transactionPath } from '#contract/transaction.ts'
import { giveChallenges } from './give-challenges.ts'
import { limitLoad } from './limit-load.ts'
import { limitRate } from './rate-limit.ts'
import { refuseForeign } from './refuse-foreign.ts'
import { takeVisitReports } from './visit-report-routes.ts'
import type { SiteService } from '../site-service.ts'
import { failed, type Answer } from '../transaction/reply.ts'

/** The largest body of a transaction, in bytes. */
export const bodyLimit = 1024 * 1024

const longestKey = 200
const messages: Readonly<Record<number, string>> = {
  400: 'The request is not readable JSON.',
  403: 'This can only be asked from a page of this site.',
  413: 'The request is larger than 1 MB.',
  415: 'The request must be sent as application/json.',
  429: 'Too many requests. Please wait a moment and try again.',
  503: 'The site is busy. Please try again in a moment.',
}

const send = (reply: FastifyReply, answer: Answer) =>
  reply.code(answer.status).header('cache-control', 'no-store').send(answer.reply)

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  const message = messages[status]
  if (message) return send(reply, failed(status, message))
  request.log.error({ err: error }, 'a data request failed')
  return send(reply, failed(500, `The site could not do this. Please try again; reference ${request.id}.`))
}

const keyOf = ({ headers }: FastifyRequest) => [headers['idempotency-key']].flat()[0]

const tokenOf = ({ headers }: FastifyRequest) => /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  send(reply, failed(404, `There is nothing at ${request.method} ${request.url.split('?')[0]}.`))

/** How much is taken on at once, and from one address; generous enough for a firm behind one address. */
export type DataLimits = {
  /** Operations of one address in a minute, over all its transactions. */
  readonly operationsPerMinute: number
  /** Transactions that are answered at the same time. */
  readonly transactionsAtOnce: number
}

export const dataLimits: DataLimits = { operationsPerMinute: 3_000, transactionsAtOnce: 200 }

const transactWith = (service: SiteService) => async (request: FastifyRequest, reply: FastifyReply) => {
  const idempotencyKey = keyOf(request)
  if (idempotencyKey !== undefined && idempotencyKey.length > longestKey)
    return send(reply, failed(400, `An Idempotency-Key holds at most ${longestKey} characters.`))
  return send(
    reply,
    await service.transact(request.body, {
      token: tokenOf(request),
      address: request.ip,
      idempotencyKey,
      reference: request.id,
    }),
  )
}

const operationsIn = ({ body }: FastifyRequest) => {
  const operations = (body as { readonly Operations?: unknown } | null)?.Operations
  return Array.isArray(operations) ? Math.max(1, operations.length) : 1
}

type Options = { readonly siteOrigin: string | null; readonly limits?: DataLimits }

/** The addresses under `/data/`; every error there is an envelope (C7.1-01, C7.1-15, C7.2-06). */
export const dataRoutes =
  (service: SiteService, { siteOrigin, limits = dataLimits }: Options): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit },
      app.getDefaultJsonParser('error', 'error'),
    )
    app.setErrorHandler(answerError)
    app.get('/data/ping', (_, reply) => reply.type('text/plain').header('cache-control', 'no-store').send('pong'))
    app.addHook('onRequest', refuseForeign(siteOrigin))
    giveChallenges(app, service)
    takeVisitReports(app, service)
    const onRequest = limitLoad(app, limits.transactionsAtOnce)
    const preHandler = limitRate({ most: limits.operationsPerMinute, every: 60_000, cost: operationsIn })
    app.post(`/${transactionPath}`, { onRequest, preHandler }, transactWith(service))
    app.all('/data/*', notFound)
  }
