import { LRUCache } from 'lru-cache'
import type { KeptReply } from './kept-reply.ts'

const bytesKept = 64 * 1024 * 1024
const keptFor = 60_000

type Make = () => Promise<KeptReply>

export type PageCache = {
  find(key: string): KeptReply | undefined
  /** Concurrent calls share one making; failures are not cached. */
  make(key: string, make: Make): Promise<KeptReply>
}

export function createPageCache({ clock }: { readonly clock: () => Date }): PageCache {
  const kept = new LRUCache<string, KeptReply, Make>({
    maxSize: bytesKept,
    sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length,
    ttl: keptFor,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  })
  return {
    find: (key) => kept.get(key),
    make: (key, make) => kept.forceFetch(key, { context: make }),
  }
}
