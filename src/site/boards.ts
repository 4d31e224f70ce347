import { keepBoards } from '#domain/jobs/keep-boards.ts'
import { openingJobBoard, type JobBoard } from '#domain/jobs/open-board.ts'
import type { Steps } from '#domain/slicing/steps.ts'
import { listingIn } from './listing.ts'
import type { Parts } from './site.ts'

/** What makes jobs ready to be searched: that of the server, which shares what it has opened, or of this visit. */
export const openBoardOf = ({ input, jobs }: Parts<'input' | 'jobs'>) => input.openBoard ?? keepBoards(jobs.boards)

/**
 * Makes the jobs that are here ready, where the page searches them, before something needs it at once.
 * @param take takes the steps of it, with pauses between
 */
export async function prepareBoard(
  { calls: { lists }, jobs: { boards, serverSearchesJobs } }: Parts<'calls' | 'jobs'>,
  take: (steps: Steps<JobBoard>) => Promise<JobBoard>,
): Promise<void> {
  const listing = serverSearchesJobs ? null : listingIn(lists.JobPostingHeader, lists.Location)
  if (listing && !boards.has(listing.postings)) boards.set(listing.postings, await take(openingJobBoard(listing)))
}
