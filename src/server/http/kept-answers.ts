import { LRUCache } from 'lru-cache'
import { nameWholeReads } from '../transaction/whole-reads.ts'
import type { SiteService } from '../service/site-service.ts'
import type { Answer } from '../transaction/reply.ts'
import { keepReply, type KeptReply } from './kept-reply.ts'

const bytesKept = 32 * 1024 * 1024
const keptFor = 60_000

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

export function createKeptAnswers(service: Pick<SiteService, 'contentVersion'>) {
  const kept = new LRUCache<string, KeptReply>({
    maxSize: bytesKept,
    sizeCalculation: (reply, key) => reply.bytes + 2 * key.length,
    ttl: keptFor,
  })
  return {
    /** Call before making the answer, so that no answer is older than its key. Null: not cached. */
    async keyOf(body: unknown): Promise<string | null> {
      const name = nameWholeReads(body)
      return name === null ? null : `${await service.contentVersion()} ${name}`
    },
    find: (key: string | null) => (key === null ? undefined : kept.get(key)),
    keep(key: string | null, { status, reply }: Answer): KeptReply {
      const made = keepReply({ status, headers, text: JSON.stringify(reply), hasTag: false })
      if (key !== null) kept.set(key, made)
      return made
    },
  }
}
