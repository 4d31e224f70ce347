import { featuredSlides } from '#domain/jobs/featured-jobs.ts'
import { findLoadedRows, type ListActor } from './reference-list.ts'
import type { Parts } from './site.ts'
import { carouselMachine } from '#machines/carousel.machine.ts'
import { watchAutoplay } from './watchers.ts'

export const featuredList = ({ jobs }: Parts<'jobs'>) => jobs.pickJobList({ for: 'featured' })

export const listFeaturedSlides = (list: ListActor) => featuredSlides(findLoadedRows<'JobPostingHeader'>(list) ?? [])

export const createCarouselFlow = ({ actors: { accessibility } }: Parts<'actors'>) =>
  carouselMachine.provide({
    actors: { watchAutoplay: watchAutoplay(accessibility, (isAllowed) => ({ type: 'autoplay.changed', isAllowed })) },
  })
