import type { JobListing } from '#contract/job-listing.ts'
import { rowsIn, rowsOf, type ListActor } from './reference-list.ts'

export async function loadListing(jobs: ListActor, offices: ListActor, signal: AbortSignal): Promise<JobListing> {
  const [postings, locations] = await Promise.all([
    rowsOf<'JobPostingHeader'>(jobs, signal),
    rowsOf<'Location'>(offices, signal),
  ])
  return { postings, locations }
}

export function listingIn(jobs: ListActor, offices: ListActor): JobListing | null {
  const postings = rowsIn<'JobPostingHeader'>(jobs)
  const locations = rowsIn<'Location'>(offices)
  return postings && locations && { postings, locations }
}
