import { LRUCache } from 'lru-cache'
import type { KeptReply } from './kept-reply.ts'

const bytesKept = 64 * 1024 * 1024
/** Pages show what is new and what is over, so none is kept for longer; in milliseconds. */
const keptFor = 60_000

type Make = () => Promise<KeptReply>

export type PageCache = {
  /** The page that is kept. */
  find(key: string): KeptReply | undefined
  /** Makes a page and keeps it; concurrent calls share one making, and failures are not kept. */
  make(key: string, make: Make): Promise<KeptReply>
}

/** Keeps pages for a minute, 64 MB of them at most; the least recently used goes first. */
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
