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

export const createPageJobPick = (seed: string, id: string) => ({ for: 'page', id, seed }) as const

export const getPageJobs = ({ input, jobs }: Parts<'input' | 'jobs'>, id: string) =>
  jobs.pickJobList(createPageJobPick(input.seed, id))
