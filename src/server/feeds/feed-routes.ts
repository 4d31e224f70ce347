import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { feedForms, feedPaths } from '#addresses/feed-links.ts'
import { writeCriteria } from '#domain/jobs/job-address.ts'
import { readFollowed } from '#domain/jobs/job-feed.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { createFeedSender, type FeedOptions, type FeedSender } from './feed-sender.ts'
import { readJobIndex, eventFeed, jobFeed, newsFeed, type FeedSource, type FeedContent } from './feeds.ts'
import { frameRoutes } from './frame-routes.ts'
import { writeJsonFeed } from './write-json-feed.ts'
import { writeRss } from './write-rss.ts'

const longestQuery = 4_000

async function readSearch({ service }: FeedSource, { url }: FastifyRequest): Promise<string> {
  const query = /\?(.*)/s.exec(url)?.[1] ?? ''
  if (query.length > longestQuery) throw Object.assign(new Error('Too long a query'), { statusCode: 414 })
  const board = await readJobIndex({ service })
  return writeCriteria(readFollowed(board, query))
}

type List = {
  readonly path: string
  readonly readFeedQuery: (source: FeedSource, request: FastifyRequest) => Promise<string>
  readonly make: (source: FeedSource, query: string) => Promise<FeedContent>
}

const noQuery = async () => ''

const lists: ReadonlyArray<List> = [
  { path: feedPaths.jobs, readFeedQuery: readSearch, make: jobFeed },
  { path: feedPaths.news, readFeedQuery: noQuery, make: newsFeed },
  { path: feedPaths.events, readFeedQuery: noQuery, make: eventFeed },
]

const writers = { rss: writeRss, json: writeJsonFeed }

function listRoute(app: FastifyInstance, { source, send }: FeedSender, form: keyof typeof writers, list: List) {
  app.get(`${list.path}.${form}`, { compress: false }, async (request, reply) => {
    const query = await list.readFeedQuery(source(request), request)
    return send(request, reply, {
      type: feedForms[form].type,
      path: `${list.path}.${form}${query && `?${query}`}`,
      write: async (from, self) => writers[form]({ ...(await list.make(from, query)), self }),
    })
  })
}

export const feedRoutes =
  (options: FeedOptions): FastifyPluginAsync =>
  async (app) => {
    const sender = createFeedSender(options)
    for (const list of lists) for (const form of ['rss', 'json'] as const) listRoute(app, sender, form, list)
    calendarRoutes(app, sender)
    frameRoutes(app, sender, options.settings)
  }
