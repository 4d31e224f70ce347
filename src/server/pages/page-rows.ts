import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { LRUCache } from 'lru-cache'
import { keepReply, sendKept, type KeptReply } from '../http/kept-reply.ts'

/** Fewer characters than this stand in the page itself. */
const worthAFile = 1000
const bytesKept = 32 * 1024 * 1024

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-robots-tag': 'noindex',
}

/** The rows that a page is hydrated with, in a file of their own: nobody needs them to read the page. */
export type PageRows = {
  /** The path of the file with these rows; null where they are so few that they stand in the page. */
  readonly pathOf: (rows: object) => string | null
  readonly routes: FastifyPluginAsync
}

/** Keeps the rows of the latest pages, 32 MB of them at most; who asks for others reads them by the transaction call. */
export function keepPageRows(): PageRows {
  const kept = new LRUCache<string, KeptReply>({ maxSize: bytesKept, sizeCalculation: ({ bytes }) => bytes })
  return {
    pathOf: (rows) => {
      const text = JSON.stringify(rows)
      if (text.length < worthAFile) return null
      const name = createHash('sha256').update(text).digest('base64url').slice(0, 16)
      if (!kept.has(name)) kept.set(name, keepReply({ status: 200, headers, text, hasTag: true }))
      return `/page-rows/${name}.json`
    },
    routes: async (app) => {
      app.get<{ Params: { name: string } }>('/page-rows/:name.json', { compress: false }, (request, reply) => {
        const found = kept.get(request.params.name)
        if (!found) return reply.code(404).type('text/plain').send('These rows are no longer here.')
        return sendKept(request, reply, found)
      })
    },
  }
}
