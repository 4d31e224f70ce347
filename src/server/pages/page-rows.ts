import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import type { FastifyPluginAsync } from 'fastify'
import { LRUCache } from 'lru-cache'
import { keepReply, sendKept, type KeptReply } from '../http/kept-reply.ts'

/** Fewer characters than these stand in the page itself. */
const worthAFile = 1000
const bytesKept = 32 * 1024 * 1024
/** Pages of a minute ago ask for them, and those that stand open in a tab; in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=86400, immutable',
  'x-robots-tag': 'noindex',
}

/** Long lists, each in a file of its own, which a browser fetches once for all pages that need it. */
const sharedLists: ReadonlySet<EntityName> = new Set(['JobPostingHeader', 'SitePage'])

type List = [name: string, rows: object]

/** Shared lists, and all others. */
function partition(lists: ReadonlyArray<List>): [List[], List[]] {
  const isShared = ([name]: List) => sharedLists.has(name as EntityName)
  return [lists.filter(isShared), lists.filter((list) => !isShared(list))]
}

/** The rows of a page: those that stand in it, and the paths of the files of all others. */
type Kept = { readonly rows: Partial<Rows>; readonly files: ReadonlyArray<string> }

/** The rows that a page is hydrated with, in files beside it: nobody needs them to read the page. */
export type PageRows = {
  readonly keep: (rows: Partial<Rows>) => Kept
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
  const holdShared = (list: object, text: () => string) => {
    const known = names.get(list)
    const reply = known && kept.peek(known)
    if (known && reply) {
      // A day more: a page names it now.
      kept.set(known, reply)
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
      const isShort = ownText.length < worthAFile
      const files = [
        ...(isShort ? [] : [hold(ownText)]),
        ...shared.map(([name, list]) => holdShared(list, () => JSON.stringify({ [name]: list }))),
      ]
      return { rows: isShort ? Object.fromEntries(own) : {}, files: files.map((name) => `/page-rows/${name}.json`) }
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
