import { LRUCache } from 'lru-cache'
import { fullReadsKey } from '../transaction/whole-reads.ts'
import type { SiteService } from '../service/site-service.ts'
import type { Answer } from '../transaction/reply.ts'
import { createCachedReply, type CachedReply } from './kept-reply.ts'

const maxCacheBytes = 32 * 1024 * 1024
const cacheTtl = 60_000

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

export function createAnswerCache(service: Pick<SiteService, 'contentVersion'>) {
  const kept = new LRUCache<string, CachedReply>({
    maxSize: maxCacheBytes,
    sizeCalculation: (reply, key) => reply.bytes + 2 * key.length,
    ttl: cacheTtl,
  })
  return {
    /** Call before making the answer, so that no answer is older than its key. Null: not cached. */
    async getKey(body: unknown): Promise<string | null> {
      const name = fullReadsKey(body)
      return name === null ? null : `${await service.contentVersion()} ${name}`
    },
    find: (key: string | null) => (key === null ? undefined : kept.get(key)),
    keep(key: string | null, { status, reply }: Answer): CachedReply {
      const made = createCachedReply({ status, headers, text: JSON.stringify(reply), hasTag: false })
      if (key !== null) kept.set(key, made)
      return made
    },
  }
}
