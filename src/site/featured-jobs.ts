import { featuredSlides } from '#domain/jobs/featured-jobs.ts'
import { rowsIn, type ListActor } from './reference-list.ts'
import type { Parts } from './site.ts'

export const featuredList = ({ jobs }: Parts<'jobs'>) => jobs.jobsFor({ for: 'featured' })

export const featuredIn = (list: ListActor) => featuredSlides(rowsIn<'JobPostingHeader'>(list) ?? [])
