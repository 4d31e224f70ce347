import type { Parts } from './site.ts'

export const pickOfPage = ({ input: { seed } }: Parts<'input'>, id: string) => ({ for: 'page', id, seed }) as const

export const jobsOfPage = (site: Parts<'input' | 'jobs'>, id: string) => site.jobs.jobsFor(pickOfPage(site, id))
