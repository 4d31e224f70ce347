import type { SiteService } from './service/site-service.ts'

/** What is done each hour beside the upkeep of the database, one after another. */
export const furtherUpkeep =
  ({ endUnusedAccounts, lookAfterApplications, tidyAttachments }: SiteService) =>
  async (signal: AbortSignal) => {
    await endUnusedAccounts(signal)
    await lookAfterApplications(signal)
    await tidyAttachments(signal)
  }
