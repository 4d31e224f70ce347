import { collectPath, reportPath } from '#contract/visit-limits.ts'
import { ErrorReport, VisitEvent } from '#contract/visit-reports.ts'
import { Result, Schema } from 'effect'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hidePrivate } from '../log/describe-error.ts'
import type { SiteService } from '../service/site-service.ts'
import { createFailureReply } from '../transaction/reply.ts'
import { withoutIds } from './observe-requests.ts'
import { limitRate } from './rate-limit.ts'

const bodyLimit = 4 * 1024
const visits = { most: 600, every: 60_000 }
const reports = { most: 60, every: 60_000 }

const decodeEvent = Schema.decodeUnknownResult(VisitEvent)
const decodeReport = Schema.decodeUnknownResult(ErrorReport)

const sendNoContent = (reply: FastifyReply) => reply.code(204).header('cache-control', 'no-store').send()

const unreadable = (reply: FastifyReply) => {
  const { status, reply: envelope } = createFailureReply(400, 'The site cannot read this report.')
  return reply.code(status).header('cache-control', 'no-store').send(envelope)
}

const hasOptedOut = ({ headers }: FastifyRequest) => headers['sec-gpc'] === '1' || headers.dnt === '1'

export function serveVisitReports(app: FastifyInstance, service: Pick<SiteService, 'countVisit'>): void {
  app.post(`/${collectPath}`, { bodyLimit, onRequest: limitRate(visits) }, async (request, reply) => {
    const event = decodeEvent(request.body)
    if (Result.isFailure(event)) return unreadable(reply)
    if (!hasOptedOut(request)) await service.countVisit({ ...event.success, Name: withoutIds(event.success.Name) })
    return sendNoContent(reply)
  })
  app.post(`/${reportPath}`, { bodyLimit, onRequest: limitRate(reports) }, async (request, reply) => {
    const report = decodeReport(request.body)
    if (Result.isFailure(report)) return unreadable(reply)
    const { Message, Page } = report.success
    request.log.warn({ said: hidePrivate(Message), page: withoutIds(Page) }, 'a browser met an error')
    return sendNoContent(reply)
  })
}
