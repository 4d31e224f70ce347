import type { PlannedPage } from '#app/entry-server.tsx'
import type { SiteService } from '../service/site-service.ts'

/** An unknown id must look like a person without subscriptions. */
export async function listPersonalRows(service: Pick<SiteService, 'subscriptions'>, person: PlannedPage['person']) {
  return person === null || person.subscriptionId === null
    ? {}
    : { subscriptions: await service.subscriptions(person.subscriptionId) }
}
