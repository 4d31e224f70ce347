import type { AccountSavedJob } from './account-saved-jobs.ts'

export const writeAccountSavedJobs = (jobs: ReadonlyArray<AccountSavedJob>): string => JSON.stringify(jobs)
