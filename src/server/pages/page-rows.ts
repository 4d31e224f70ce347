import type { FastifyPluginAsync } from 'fastify'
import { LRUCache } from 'lru-cache'
import { keepReply, sendKept, type KeptReply } from '../http/kept-reply.ts'

/** Fewer characters than this stand in the page itself. */
const worthAFile = 1000
const bytesKept = 32 * 1024 * 1024
/** Pages of a minute ago ask for them, and those that stand open in a tab; in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=86400, immutable',
  'x-robots-tag': 'noindex',
}

/** The rows that a page is hydrated with, in a file of their own: nobody needs them to read the page. */
export type PageRows = {
  /** Keeps rows. @returns the path of their file; null where they are so few that they stand in the page */
  readonly keep: (rows: object) => string | null
  readonly routes: FastifyPluginAsync
}

/** Keeps the rows of the pages of a day, 32 MB of them at most; who asks for others reads them by the transaction call. */
export function keepPageRows(): PageRows {
  const kept = new LRUCache<string, KeptReply>({
    maxSize: bytesKept,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: keptFor,
  })
  return {
    keep: (rows) => {
      const text = JSON.stringify(rows)
      if (text.length < worthAFile) return null
      const reply = keepReply({ status: 200, headers, text, hasTag: true })
      const name = reply.tag ?? ''
      kept.set(name, kept.peek(name) ?? reply)
      return `/page-rows/${name}.json`
    },
    routes: async (app) => {
      app.get<{ Params: { name: string } }>('/page-rows/:name.json', { compress: false }, (request, reply) => {
        const found = kept.get(request.params.name)
        if (!found)
          return reply
            .code(404)
            .header('cache-control', 'no-store')
            .type('text/plain')
            .send('These rows are no longer here.')
        return sendKept(request, reply, found)
      })
    },
  }
}
