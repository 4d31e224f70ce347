import type { PlannedPage } from '#app/entry-server.tsx'
import type { SiteService } from '../service/site-service.ts'

/** The rows of one person on a page: for an unknown id the same as for a person without any left (J2.7-12). */
export async function rowsOfPerson(service: Pick<SiteService, 'subscriptions'>, person: PlannedPage['person']) {
  return person === null || person.subscriptionId === null
    ? {}
    : { subscriptions: await service.subscriptions(person.subscriptionId) }
}
