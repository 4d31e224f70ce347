import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteSettings } from '#contract/site-settings.ts'
import { createCachedReply } from '../http/cached-reply.ts'
import { resolveOrigin } from '../http/request-origin.ts'
import type { ReplySender } from '../http/reply-sender.ts'
import type { FeedSource } from './feeds.ts'
import { createJobItems } from './feed-items.ts'

export type FeedOptions = {
  readonly origin: string | null
  readonly service: FeedSource['service']
  readonly settings: SiteSettings
  readonly send: ReplySender
}

/** `path` must contain only what the text depends on. */
type FeedResource = {
  readonly type: string
  readonly path: string
  readonly write: (source: FeedSource, self: string) => Promise<string>
}

export type FeedSender = {
  readonly source: (request: FastifyRequest) => FeedSource
  readonly send: (request: FastifyRequest, reply: FastifyReply, asked: FeedResource) => Promise<unknown>
}

export function createFeedSender({ origin, service, settings, send }: FeedOptions): FeedSender {
  const shared = { service, jobItems: createJobItems() }
  const source: FeedSender['source'] = (request) => ({
    ...shared,
    firm: { name: settings.firmName, origin: resolveOrigin(request, origin) },
  })
  async function make(from: FeedSource, self: string, { type, write }: FeedResource) {
    const headers = {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=0, stale-while-revalidate=60',
      'last-modified': (await service.contentChanged()).toUTCString(),
    }
    return createCachedReply({ status: 200, headers, text: await write(from, self), hasTag: true })
  }
  return {
    source,
    send(request, reply, asked) {
      const from = source(request)
      const href = `${from.firm.origin}${asked.path}`
      return send(request, reply, { href, make: () => make(from, href, asked) })
    },
  }
}
