import type { Parts } from './site.ts'

/** What jobs the page of one is given, where not all are sent. */
export const pickOfPage = ({ input: { seed } }: Parts<'input'>, id: string) => ({ for: 'page', id, seed }) as const

/** The jobs that the page of one needs. */
export const jobsOfPage = (site: Parts<'input' | 'jobs'>, id: string) => site.jobs.jobsFor(pickOfPage(site, id))
