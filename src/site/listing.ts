import type { JobListing } from '#contract/job-listing.ts'
import { rowsIn, rowsOf, type ListActor } from './reference-list.ts'

/** The open jobs, once both of their lists are here. Rejects when one of them could not be loaded. */
export async function loadListing(jobs: ListActor, offices: ListActor, signal: AbortSignal): Promise<JobListing> {
  const [postings, locations] = await Promise.all([
    rowsOf<'JobPostingHeader'>(jobs, signal),
    rowsOf<'Location'>(offices, signal),
  ])
  return { postings, locations }
}

/** The open jobs when both of their lists are already here. */
export function listingIn(jobs: ListActor, offices: ListActor): JobListing | null {
  const postings = rowsIn<'JobPostingHeader'>(jobs)
  const locations = rowsIn<'Location'>(offices)
  return postings && locations && { postings, locations }
}
