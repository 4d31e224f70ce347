import type { JobListing } from '#contract/job-listing.ts'
import { rowsHere, rowsOf, type Lists } from './reference-list.ts'

/** The open jobs, once both of their lists are here. Rejects when one of them could not be loaded. */
export async function loadListing(lists: Lists, signal: AbortSignal): Promise<JobListing> {
  const [postings, locations] = await Promise.all([
    rowsOf<'JobPostingHeader'>(lists.JobPostingHeader, signal),
    rowsOf<'Location'>(lists.Location, signal),
  ])
  return { postings, locations }
}

/** The open jobs when both of their lists are already here. */
export function listingHere(site: { readonly lists: Lists }): JobListing | null {
  const postings = rowsHere(site, 'JobPostingHeader')
  const locations = rowsHere(site, 'Location')
  return postings && locations && { postings, locations }
}
