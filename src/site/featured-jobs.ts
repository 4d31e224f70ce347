import { featuredSlides } from '#domain/jobs/featured-jobs.ts'
import { findLoadedRows, type ListActor } from './reference-list.ts'
import type { Parts } from './site.ts'

export const featuredList = ({ jobs }: Parts<'jobs'>) => jobs.pickJobList({ for: 'featured' })

export const listFeaturedSlides = (list: ListActor) => featuredSlides(findLoadedRows<'JobPostingHeader'>(list) ?? [])
