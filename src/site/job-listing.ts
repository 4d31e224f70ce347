import type { JobListing } from '#contract/jobs.ts'
import { findLoadedRows, awaitRows, type ListActor } from './reference-list.ts'
import type { Parts } from './site.ts'

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

export const pageJobPick = ({ input: { seed } }: Parts<'input'>, id: string) => ({ for: 'page', id, seed }) as const

export const getPageJobs = (site: Parts<'input' | 'jobs'>, id: string) => site.jobs.pickJobList(pageJobPick(site, id))
