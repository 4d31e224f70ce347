import type { SiteService } from './service/site-service.ts'

type Duties = Pick<SiteService, 'endUnusedAccounts' | 'lookAfterApplications' | 'tidyAttachments'> & {
  /** Deletes mails that were written to files long enough ago. */
  readonly tidyMail: (signal: AbortSignal) => Promise<void>
  readonly removeOldCopies: () => Promise<void>
}

/** What is done each hour beside the upkeep of the database, one after another. */
export const furtherUpkeep =
  ({ endUnusedAccounts, lookAfterApplications, tidyAttachments, tidyMail, removeOldCopies }: Duties) =>
  async (signal: AbortSignal) => {
    await endUnusedAccounts(signal)
    await lookAfterApplications(signal)
    await tidyAttachments(signal)
    await tidyMail(signal)
    await removeOldCopies()
  }
