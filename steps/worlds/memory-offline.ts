import type { OfflinePageCache, Offline } from '#site/ports.ts'

type Page = { readonly html: string; readonly moment: number }

export function offlineInMemory(fetchPage: (address: string) => Promise<string | null>, now: () => number) {
  const kept = new Map<string, Page>()
  let isUsed = false
  let isPossible = true
  let held: PromiseWithResolvers<void> | null = null
  let isHeldAsked = false
  const put = (address: string, html: string) => void kept.set(address, { html, moment: now() })
  const pages: OfflinePageCache = {
    begin: async () => {
      isUsed = true
      return true
    },
    list: async () => new Map(isUsed ? Array.from(kept, ([address, { moment }]) => [address, moment]) : []),
    fetch: async (address) => {
      if (held && !isHeldAsked) {
        isHeldAsked = true
        await held.promise
      }
      const html = await fetchPage(address)
      if (html !== null) put(address, html)
      return html !== null
    },
    keep: async (address, html) => put(address, html),
    retainOnly: async (addresses) => {
      for (const address of kept.keys()) if (!addresses.includes(address)) kept.delete(address)
    },
    end: async () => {
      kept.clear()
      isUsed = false
    },
  }
  const port: Offline = { isUsed: async () => isUsed, open: async () => (isPossible ? pages : null) }
  return {
    port,
    getShownPage: (address: string) => (isUsed ? (kept.get(address)?.html ?? null) : null),
    keptAt: (address: string) => kept.get(address)?.moment ?? 0,
    addresses: () => (isUsed ? [...kept.keys()] : null),
    /** The next page that a tab fetches, and no other. */
    hold: () => {
      held = Promise.withResolvers()
      isHeldAsked = false
    },
    isHeld: () => isHeldAsked,
    release: () => held?.resolve(),
    refuse: () => {
      isPossible = false
    },
  }
}
