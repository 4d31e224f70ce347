import type { PlannedPage, Redirect } from '#app/entry-server.tsx'
import { LRUCache } from 'lru-cache'
import type { SiteService } from '../service/site-service.ts'

const maxCacheBytes = 4 * 1024 * 1024
const entryBytes = 1024

export type Plan = Redirect | { readonly page: PlannedPage; readonly href: string }

/** Caches plans by address. @param read must depend on the address alone */
export function createPagePlans(read: (address: string) => PlannedPage | Redirect) {
  const plans = new LRUCache<string, Plan>({
    maxSize: maxCacheBytes,
    sizeCalculation: (_, address) => entryBytes + 4 * address.length,
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

/** An unknown id must look like a person without subscriptions. */
export async function listPersonalRows(service: Pick<SiteService, 'subscriptions'>, person: PlannedPage['person']) {
  return person === null || person.subscriptionId === null
    ? {}
    : { subscriptions: await service.subscriptions(person.subscriptionId) }
}
