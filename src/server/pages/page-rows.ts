import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import type { FastifyPluginAsync } from 'fastify'
import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { isAway } from '../database/database-problem.ts'
import { createCachedReply, sendCachedReply, type CachedReply } from '../http/cached-reply.ts'
import { offerKept } from '../http/kept-answers.ts'
import { shareCalls } from '../limits/polling.ts'
import type { SiteService } from '../service/site-service.ts'

const minFileLength = 1000
/** Of 6 bits each: as many as tell any two files apart, since random text does not compress. */
const nameLength = 11
const maxCacheBytes = 32 * 1024 * 1024
/** In milliseconds: cached pages and open tabs still ask for their rows. */
const cacheTtl = 24 * 60 * 60 * 1000
/** In milliseconds. */
const pauseBetweenLooks = 250

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=86400, immutable',
  'x-robots-tag': 'noindex',
}

const sharedLists: ReadonlySet<EntityName> = new Set(['JobPostingHeader', 'SitePage'])

type Lists = ReadonlyArray<EntityName>

const separateLists = (names: Lists) => ({
  own: names.filter((name) => !sharedLists.has(name)),
  shared: names.filter((name) => sharedLists.has(name)),
})

const pick = (rows: Partial<Rows>, names: Lists): Partial<Rows> =>
  Object.fromEntries(names.map((name) => [name, rows[name]]))

export type SplitRows = { readonly rows: Partial<Rows>; readonly files: ReadonlyArray<string> }

export const inPage = (rows: Partial<Rows>): SplitRows => ({ rows, files: [] })

export type PageRows = {
  readonly keep: (rows: Partial<Rows>) => Promise<SplitRows>
  readonly routes: FastifyPluginAsync
}

type PageRowsOptions = {
  readonly service: Pick<SiteService, 'rows' | 'renewContent'>
  readonly listPageNeeds: (jobCount: number) => ReadonlyArray<Lists>
}

function createFileCache() {
  const cache = new LRUCache<string, CachedReply>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: cacheTtl,
  })
  const hold = (text: string) => {
    const reply = createCachedReply({ status: 200, headers, text, hasTag: true })
    const name = (reply.tag ?? '').slice(0, nameLength)
    cache.set(name, cache.peek(name) ?? reply)
    return name
  }
  const names = new WeakMap<object, string>()
  /** A list is the same object until the content changes. */
  const holdShared = (name: EntityName, list: object) => {
    const known = names.get(list)
    const reply = known && cache.peek(known)
    if (known && reply) {
      // A day more: a page names it now.
      cache.set(known, reply)
      return known
    }
    const file = hold(JSON.stringify({ [name]: list }))
    names.set(list, file)
    return file
  }
  return { get: (name: string) => cache.get(name), hold, holdShared }
}

type FileCache = ReturnType<typeof createFileCache>

/** What all pages of one content bring, without what the server alone needs. */
type HeldContent = { readonly rows: Partial<Rows>; readonly names: Lists; readonly needs: ReadonlyArray<Lists> }

/** The last two: a page from before an import is still open for a while. */
function createHeldContents({ service, listPageNeeds }: PageRowsOptions) {
  const everyName = [...new Set<EntityName>(['JobPostingHeader', ...listPageNeeds(0).flat()])]
  let held: ReadonlyArray<HeldContent> = []
  return async () => {
    const rows: Partial<Rows> = await service.rows(everyName)
    const needs = listPageNeeds(rows.JobPostingHeader?.length ?? 0)
    const names = [...new Set(needs.flat())]
    const [last] = held
    const isSame = last?.names.length === names.length && names.every((name) => last.rows[name] === rows[name])
    if (!isSame) held = [{ rows: pick(rows, names), names, needs }, ...held.slice(0, 1)]
    return held
  }
}

/** Makes all files of a content, once, to know them by the names that their bytes have. */
function createFileNames({ hold, holdShared }: Pick<FileCache, 'hold' | 'holdShared'>) {
  const known = new WeakMap<HeldContent, Promise<ReadonlyMap<string, () => string>>>()
  const make = async ({ rows, names, needs }: HeldContent) => {
    const files = new Map<string, () => string>()
    const add = async (write: () => string) => {
      files.set(write(), write)
      // Between two files other requests have their turn.
      await setImmediate()
    }
    for (const name of separateLists(names).shared) await add(() => holdShared(name, rows[name]!))
    const own = new Map(needs.map((page) => separateLists(page).own).map((lists) => [lists.join(' '), lists]))
    for (const lists of own.values()) await add(() => hold(JSON.stringify(pick(rows, lists))))
    return files
  }
  return (content: HeldContent) => {
    const files = known.get(content) ?? make(content)
    known.set(content, files)
    return files
  }
}

function createFinder(options: PageRowsOptions, files: FileCache, listHeld: () => Promise<ReadonlyArray<HeldContent>>) {
  const nameFiles = createFileNames(files)
  const look = shareCalls(() => options.service.renewContent(), pauseBetweenLooks)
  const findHeld = async (name: string) => {
    for (const content of await listHeld()) {
      const write = (await nameFiles(content)).get(name)
      if (write) return files.get(name) ?? files.get(write())
    }
    return undefined
  }
  return async (name: string) => {
    const found = await findHeld(name)
    if (found) return found
    await look()
    return findHeld(name)
  }
}

export function createPageRows(options: PageRowsOptions): PageRows {
  const files = createFileCache()
  const listHeld = createHeldContents(options)
  return {
    keep: async (rows) => {
      await listHeld()
      const { own, shared } = separateLists(Object.keys(rows) as EntityName[])
      const ownText = JSON.stringify(pick(rows, own))
      const isShort = ownText.length < minFileLength
      const names = [
        ...(isShort ? [] : [files.hold(ownText)]),
        ...shared.map((name) => files.holdShared(name, rows[name]!)),
      ]
      return { rows: isShort ? pick(rows, own) : {}, files: names.map((name) => `/page-rows/${name}.json`) }
    },
    routes: serve(files, createFinder(options, files, listHeld)),
  }
}

const fileName = /^([\w-]{11})\.json$/

type Find = (name: string) => Promise<CachedReply | undefined>

/** Nothing is no error: the page reads its rows by a call then. Each other path is one of another release. */
const serve =
  ({ get }: Pick<FileCache, 'get'>, find: Find): FastifyPluginAsync =>
  async (app) => {
    const findUnlessAway = (name: string) =>
      find(name).catch((error: unknown) => {
        if (!isAway(error)) throw error
        return undefined
      })
    app.get<{ Params: { '*': string } }>('/page-rows/*', { compress: false }, async (request, reply) => {
      const [, name] = fileName.exec(request.params['*']) ?? []
      const found = name === undefined ? undefined : (get(name) ?? (await findUnlessAway(name)))
      if (found) {
        if (name !== undefined) offerKept(request, reply, () => get(name))
        return sendCachedReply(request, reply, found)
      }
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  }
