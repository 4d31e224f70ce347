import { featuredSlides } from '#domain/jobs/featured-jobs.ts'
import { rowsIn, type ListActor } from './reference-list.ts'
import type { Parts } from './site.ts'

/** The list in which the jobs are that the firm puts first: all jobs, unless they are too many to be sent. */
export const featuredList = ({ jobs }: Parts<'jobs'>) => jobs.jobsFor({ for: 'featured' })

/** Those of the list as they turn (J9-06); no slide before it is here. */
export const featuredIn = (list: ListActor) => featuredSlides(rowsIn<'JobPostingHeader'>(list) ?? [])
