import type { FastifyInstance } from 'fastify'
import { feedForms, feedPaths } from '#addresses/feed-links.ts'
import { paths } from '#addresses/paths.ts'
import { hasDay } from '#domain/media/news-events.ts'
import type { FeedSender } from './feed-sender.ts'
import { eventCalendar, type FeedSource } from './feeds.ts'

const hasEvent = async ({ service }: FeedSource, id: string) =>
  (await service.rows(['CompanyEvent'])).CompanyEvent.some((event) => event.CompanyEvent_ID === id && hasDay(event))

export function calendarRoutes(app: FastifyInstance, { source, send }: FeedSender): void {
  app.get(`${feedPaths.events}.ics`, { compress: false }, (request, reply) =>
    send(request, reply, {
      type: feedForms.ics.type,
      path: `${feedPaths.events}.ics`,
      write: (from) => eventCalendar(from, null),
    }),
  )
  app.get<{ Params: { id: string } }>(`${paths.event.pattern}.ics`, { compress: false }, async (request, reply) => {
    const { id } = request.params
    if (!(await hasEvent(source(request), id))) return reply.callNotFound()
    return send(request, reply, {
      type: feedForms.ics.type,
      path: `${paths.event.to(id)}.ics`,
      write: (from) => eventCalendar(from, id),
    })
  })
}
