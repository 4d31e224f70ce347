import { LRUCache } from 'lru-cache'
import type { SiteService } from '../site-service.ts'
import type { Answer } from '../transaction/reply.ts'
import { keepReply, type KeptReply } from './kept-reply.ts'

const bytesKept = 32 * 1024 * 1024
const keptFor = 60_000
/** A read of a whole list takes some 150 characters. */
const longestText = 2_000

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** An answer that is for all, and how many operations it was charged for. */
export type KeptAnswer = { readonly reply: KeptReply; readonly operations: number }

/** The answers to reads of whole lists, by the text of their requests: each is written and compressed once. */
export function createKeptAnswers(service: Pick<SiteService, 'contentVersion'>) {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: bytesKept,
    sizeCalculation: ({ reply }, key) => reply.bytes + 2 * key.length,
    ttl: keptFor,
  })
  return {
    /** Asked for before the answer is made: what is made then is never older than its key says. Null for a long text. */
    keyOf: async (text: string) => (text.length > longestText ? null : `${await service.contentVersion()} ${text}`),
    find: (key: string | null) => (key === null ? undefined : kept.get(key)),
    keep(key: string | null, { status, reply }: Answer, operations: number): KeptReply {
      const made = keepReply({ status, headers, text: JSON.stringify(reply), hasTag: false })
      if (key !== null) kept.set(key, { reply: made, operations })
      return made
    },
  }
}
