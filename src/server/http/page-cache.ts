import { LRUCache } from 'lru-cache'
import type { CachedReply } from './kept-reply.ts'

const maxCacheBytes = 64 * 1024 * 1024
const cacheTtl = 60_000

type Make = () => Promise<CachedReply>

export type PageCache = {
  find(key: string): CachedReply | undefined
  /** Concurrent calls share one making; failures are not cached. */
  make(key: string, make: Make): Promise<CachedReply>
}

export function createPageCache({ clock }: { readonly clock: () => Date }): PageCache {
  const kept = new LRUCache<string, CachedReply, Make>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length,
    ttl: cacheTtl,
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
