import type { PlannedPage } from '#app/entry-server.tsx'
import type { SiteService } from '../service/site-service.ts'

/** What a page shows of one person alone: for an id that nobody has the same as where nothing is left (J2.7-12). */
export async function rowsOfPerson(service: Pick<SiteService, 'subscriptions'>, person: PlannedPage['person']) {
  return person === null ? {} : { subscriptions: await service.subscriptions(person.subscriptionId) }
}
