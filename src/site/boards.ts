import { cacheJobIndexes } from '#domain/jobs/keep-boards.ts'
import { openingJobBoard, type JobBoard } from '#domain/jobs/open-board.ts'
import type { Steps } from '#domain/slicing/steps.ts'
import { findLoadedListing } from './listing.ts'
import type { Parts } from './site.ts'

export const resolveJobIndexBuilder = ({ input, jobs }: Parts<'input' | 'jobs'>) =>
  input.openBoard ?? cacheJobIndexes(jobs.boards)

export async function prepareBoard(
  { calls: { lists }, jobs: { boards, serverSearchesJobs } }: Parts<'calls' | 'jobs'>,
  take: (steps: Steps<JobBoard>) => Promise<JobBoard>,
): Promise<void> {
  const listing = serverSearchesJobs ? null : findLoadedListing(lists.JobPostingHeader, lists.Location)
  if (listing && !boards.has(listing.postings)) boards.set(listing.postings, await take(openingJobBoard(listing)))
}
