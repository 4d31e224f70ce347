import type { AccountSavedJob } from './kept-jobs.ts'

export const writeAccountSavedJobs = (jobs: ReadonlyArray<AccountSavedJob>): string => JSON.stringify(jobs)
