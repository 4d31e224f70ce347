import { keepBoards } from '#domain/jobs/keep-boards.ts'
import { openingJobBoard, type JobBoard } from '#domain/jobs/open-board.ts'
import type { Steps } from '#domain/slicing/steps.ts'
import { listingIn } from './listing.ts'
import type { Parts } from './site.ts'

export const openBoardOf = ({ input, jobs }: Parts<'input' | 'jobs'>) => input.openBoard ?? keepBoards(jobs.boards)

export async function prepareBoard(
  { calls: { lists }, jobs: { boards, serverSearchesJobs } }: Parts<'calls' | 'jobs'>,
  take: (steps: Steps<JobBoard>) => Promise<JobBoard>,
): Promise<void> {
  const listing = serverSearchesJobs ? null : listingIn(lists.JobPostingHeader, lists.Location)
  if (listing && !boards.has(listing.postings)) boards.set(listing.postings, await take(openingJobBoard(listing)))
}
