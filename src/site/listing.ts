import type { JobListing } from '#contract/job-listing.ts'
import { findLoadedRows, awaitRows, type ListActor } from './reference-list.ts'

export async function loadListing(jobs: ListActor, offices: ListActor, signal: AbortSignal): Promise<JobListing> {
  const [postings, locations] = await Promise.all([
    awaitRows<'JobPostingHeader'>(jobs, signal),
    awaitRows<'Location'>(offices, signal),
  ])
  return { postings, locations }
}

export function findLoadedListing(jobs: ListActor, offices: ListActor): JobListing | null {
  const postings = findLoadedRows<'JobPostingHeader'>(jobs)
  const locations = findLoadedRows<'Location'>(offices)
  return postings && locations && { postings, locations }
}
