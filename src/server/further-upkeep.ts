import type { SiteService } from './service/site-service.ts'

type Duties = Pick<SiteService, 'endUnusedAccounts' | 'lookAfterApplications' | 'tidyAttachments'> & {
  readonly tidyMail: (signal: AbortSignal) => Promise<void>
  readonly removeOldCopies: () => Promise<void>
}

export const furtherUpkeep =
  ({ endUnusedAccounts, lookAfterApplications, tidyAttachments, tidyMail, removeOldCopies }: Duties) =>
  async (signal: AbortSignal) => {
    await endUnusedAccounts(signal)
    await lookAfterApplications(signal)
    await tidyAttachments(signal)
    await tidyMail(signal)
    await removeOldCopies()
  }
