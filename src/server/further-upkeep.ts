import type { SiteService } from './service/site-service.ts'

type Duties = Pick<SiteService, 'endUnusedAccounts' | 'processApplications' | 'tidyAttachments'> & {
  readonly tidyMail: (signal: AbortSignal) => Promise<void>
  readonly removeOldCopies: () => Promise<void>
}

export const furtherUpkeep =
  ({ endUnusedAccounts, processApplications, tidyAttachments, tidyMail, removeOldCopies }: Duties) =>
  async (signal: AbortSignal) => {
    await endUnusedAccounts(signal)
    await processApplications(signal)
    await tidyAttachments(signal)
    await tidyMail(signal)
    await removeOldCopies()
  }
