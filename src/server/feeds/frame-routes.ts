import type { FastifyInstance } from 'fastify'
import { localFrames } from '#addresses/feed-links.ts'
import type { FeedName, SiteSettings } from '#contract/site-settings.ts'
import { cspHash } from '../http/security-headers.ts'
import type { FeedSender } from './feed-sender.ts'
import { eventFeed, newsFeed, type FeedSource } from './feeds.ts'
import { frameStyle, writeControl, writePosts } from './write-frame.ts'

const maxPosts = 10

const headers = {
  'content-security-policy': `default-src 'none'; style-src '${cspHash(frameStyle)}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex',
}

type Write = (source: FeedSource, settings: SiteSettings) => Promise<string>

const createPostsWriter =
  (name: 'xTimeline' | 'facebookFeed', list: typeof newsFeed): Write =>
  async (source) =>
    writePosts(name, (await list(source)).items.slice(0, maxPosts))

const writers: Readonly<Record<FeedName, Write>> = {
  linkedInFollow: async (_, settings) => writeControl('linkedInFollow', settings),
  xFollow: async (_, settings) => writeControl('xFollow', settings),
  xTimeline: createPostsWriter('xTimeline', newsFeed),
  facebookFeed: createPostsWriter('facebookFeed', eventFeed),
}

export function frameRoutes(app: FastifyInstance, { send }: FeedSender, settings: SiteSettings): void {
  for (const [name, path] of Object.entries(localFrames) as ReadonlyArray<[FeedName, string]>) {
    if (settings.feeds[name] !== path) continue
    app.get(path, { compress: false }, (request, reply) =>
      send(request, reply.headers(headers), {
        type: 'text/html',
        path,
        write: (from) => writers[name](from, settings),
      }),
    )
  }
}
