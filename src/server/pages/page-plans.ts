import type { PlannedPage, Redirect } from '#app/entry-server.tsx'
import { LRUCache } from 'lru-cache'

const bytesKept = 4 * 1024 * 1024
/** Bytes of an entry beside its addresses. */
const ofAnEntry = 1024

/** What an address comes down to: a redirect, or a page and the address under which it is kept. */
export type Plan = Redirect | { readonly page: PlannedPage; readonly href: string }

/** Reads each address once: a page that is kept costs no matching of routes. @param read depends on the address alone */
export function createPagePlans(read: (address: string) => PlannedPage | Redirect) {
  const plans = new LRUCache<string, Plan>({
    maxSize: bytesKept,
    sizeCalculation: (_, address) => ofAnEntry + 4 * address.length,
  })
  const plan = (address: string): Plan => {
    const found = read(address)
    return 'redirect' in found ? found : { page: found, href: found.url.href }
  }
  return (address: string): Plan => {
    const known = plans.get(address)
    if (known) return known
    const made = plan(address)
    plans.set(address, made)
    return made
  }
}
