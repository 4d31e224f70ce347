import type { JobPostingHeader } from '#contract/job-posting-header.ts'

/** How many cards stand on one slide (J2.2-26, J2.2-34, J9-06). */
const perSlide = 6

/** Milliseconds a slide of featured jobs has (J2.2-35, J9-06). */
const interval = 10_000

/** Cards in the slides they stand on. */
export const slidesOf = <Card>(cards: ReadonlyArray<Card>): ReadonlyArray<ReadonlyArray<Card>> =>
  Array.from({ length: Math.ceil(cards.length / perSlide) }, (_, slide) =>
    cards.slice(slide * perSlide, (slide + 1) * perSlide),
  )

/** How many of them turn at most, also where all jobs are at hand: each slide is drawn, and each has a dot. */
const most = 50

/** The jobs the firm puts first, in the order of the list (J3-15). */
export const featuredAmong = (postings: ReadonlyArray<JobPostingHeader>) =>
  postings.filter(({ IsFeatured }) => IsFeatured === 1).slice(0, most)

/** The featured ones of these jobs as they are shown wherever they turn; `interval` in milliseconds. */
export const featuredSlides = (postings: ReadonlyArray<JobPostingHeader>) => ({
  slides: slidesOf(featuredAmong(postings)),
  interval,
})
