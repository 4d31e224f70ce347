import type { Parts } from './site.ts'

export const pageJobPick = ({ input: { seed } }: Parts<'input'>, id: string) => ({ for: 'page', id, seed }) as const

export const getPageJobs = (site: Parts<'input' | 'jobs'>, id: string) => site.jobs.pickJobList(pageJobPick(site, id))
