import type { JobPostingHeader } from '#contract/jobs.ts'

const perSlide = 6

/** In milliseconds (J2.2-35, J9-06). */
const interval = 10_000

export const splitIntoSlides = <Card>(cards: ReadonlyArray<Card>): ReadonlyArray<ReadonlyArray<Card>> =>
  Array.from({ length: Math.ceil(cards.length / perSlide) }, (_, slide) =>
    cards.slice(slide * perSlide, (slide + 1) * perSlide),
  )

const most = 50

export const listFeaturedJobs = (postings: ReadonlyArray<JobPostingHeader>) =>
  postings.filter(({ IsFeatured }) => IsFeatured === 1).slice(0, most)

export const featuredSlides = (postings: ReadonlyArray<JobPostingHeader>) => ({
  slides: splitIntoSlides(listFeaturedJobs(postings)),
  interval,
})
