import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
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

/** Lists that many pages need whole: each is a file of its own, which a browser fetches once for all of them. */
const sharedLists: ReadonlySet<EntityName> = new Set(['JobPostingHeader', 'SitePage'])

const isShared = ([name]: [string, unknown]) => sharedLists.has(name as EntityName)

/** The rows that a page is hydrated with, in files beside it: nobody needs them to read the page. */
export type PageRows = {
  /** Keeps rows. @returns the paths of their files, the page's own and those it shares; none where they are few enough to stand in the page */
  readonly keep: (rows: Partial<Rows>) => ReadonlyArray<string>
  readonly routes: FastifyPluginAsync
}

/** Keeps texts under names of their content, as files. */
function keepFiles() {
  const kept = new LRUCache<string, KeptReply>({
    maxSize: bytesKept,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: keptFor,
  })
  return {
    kept,
    /** @returns the name */
    hold: (text: string) => {
      const reply = keepReply({ status: 200, headers, text, hasTag: true })
      const name = reply.tag ?? ''
      kept.set(name, kept.peek(name) ?? reply)
      return name
    },
  }
}

/** Keeps the rows of the pages of a day, 32 MB of them at most; who asks for others reads them by the transaction call. */
export function keepPageRows(): PageRows {
  const { kept, hold } = keepFiles()
  const names = new WeakMap<object, string>()
  /** A list is the same object until the content changes. */
  const holdShared = ([entity, list]: [string, object]) => {
    const known = names.get(list)
    if (known !== undefined && kept.has(known)) return known
    const name = hold(JSON.stringify({ [entity]: list }))
    names.set(list, name)
    return name
  }
  return {
    keep: (rows) => {
      const lists = Object.entries(rows)
      const own = JSON.stringify(Object.fromEntries(lists.filter((list) => !isShared(list))))
      const shared = lists.filter(isShared)
      if (own.length < worthAFile && shared.length === 0) return []
      return [hold(own), ...shared.map(holdShared)].map((name) => `/page-rows/${name}.json`)
    },
    routes: serve(kept),
  }
}

const serve =
  (kept: Pick<LRUCache<string, KeptReply>, 'get'>): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { name: string } }>('/page-rows/:name.json', { compress: false }, (request, reply) => {
      const found = kept.get(request.params.name)
      if (found) return sendKept(request, reply, found)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('These rows are no longer here.')
    })
  }
