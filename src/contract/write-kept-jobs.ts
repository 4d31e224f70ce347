import type { KeptJob } from './kept-jobs.ts'

export const writeKeptJobs = (jobs: ReadonlyArray<KeptJob>): string => JSON.stringify(jobs)
