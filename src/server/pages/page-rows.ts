import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import type { FastifyPluginAsync } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createCachedReply, sendCachedReply, type CachedReply } from '../http/cached-reply.ts'

const minFileLength = 1000
const maxCacheBytes = 32 * 1024 * 1024
/** In milliseconds: cached pages and open tabs still ask for their rows. */
const cacheTtl = 24 * 60 * 60 * 1000

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=86400, immutable',
  'x-robots-tag': 'noindex',
}

const sharedLists: ReadonlySet<EntityName> = new Set(['JobPostingHeader', 'SitePage'])

type List = [name: string, rows: object]

function partition(lists: ReadonlyArray<List>): [List[], List[]] {
  const isShared = ([name]: List) => sharedLists.has(name as EntityName)
  return [lists.filter(isShared), lists.filter((list) => !isShared(list))]
}

type SplitRows = { readonly rows: Partial<Rows>; readonly files: ReadonlyArray<string> }

export type PageRows = {
  readonly keep: (rows: Partial<Rows>) => SplitRows
  readonly routes: FastifyPluginAsync
}

function createFileCache() {
  const cache = new LRUCache<string, CachedReply>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: cacheTtl,
  })
  return {
    kept: cache,
    hold: (text: string) => {
      const reply = createCachedReply({ status: 200, headers, text, hasTag: true })
      const name = reply.tag ?? ''
      cache.set(name, cache.peek(name) ?? reply)
      return name
    },
  }
}

export function createPageRows(): PageRows {
  const { kept: cache, hold } = createFileCache()
  const names = new WeakMap<object, string>()
  /** A list is the same object until the content changes. */
  const shareText = (list: object, text: () => string) => {
    const known = names.get(list)
    const reply = known && cache.peek(known)
    if (known && reply) {
      // A day more: a page names it now.
      cache.set(known, reply)
      return known
    }
    const name = hold(text())
    names.set(list, name)
    return name
  }
  return {
    keep: (rows) => {
      const [shared, own] = partition(Object.entries(rows))
      const ownText = JSON.stringify(Object.fromEntries(own))
      const isShort = ownText.length < minFileLength
      const files = [
        ...(isShort ? [] : [hold(ownText)]),
        ...shared.map(([name, list]) => shareText(list, () => JSON.stringify({ [name]: list }))),
      ]
      return { rows: isShort ? Object.fromEntries(own) : {}, files: files.map((name) => `/page-rows/${name}.json`) }
    },
    routes: serve(cache),
  }
}

const serve =
  (cache: Pick<LRUCache<string, CachedReply>, 'get'>): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { name: string } }>('/page-rows/:name.json', { compress: false }, (request, reply) => {
      const found = cache.get(request.params.name)
      if (found) return sendCachedReply(request, reply, found)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('These rows are no longer here.')
    })
  }
