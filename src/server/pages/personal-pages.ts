import type { PlannedPage } from '#app/entry-server.tsx'
import type { SiteService } from '../site-service.ts'

/** A page for one person: nobody keeps it, finds it in a search, or learns its address from the links on it (J6-07). */
export const forOnePerson = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const

/** What a page shows of one person alone: for an id that nobody has the same as where nothing is left (J2.7-12). */
export async function rowsOfPerson(service: Pick<SiteService, 'subscriptions'>, person: PlannedPage['person']) {
  return person === null ? {} : { subscriptions: await service.subscriptions(person.subscriptionId) }
}
