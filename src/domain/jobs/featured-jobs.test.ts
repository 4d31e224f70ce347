import { expect, test } from 'vitest'
import { fixtureOffices, makePosting } from './fixture-a.testing.ts'
import { featuredSlides } from './featured-jobs.ts'
import { answerJobs } from './job-answer.ts'
import { noNearby } from './nearby-jobs.ts'
import { openJobBoard } from './open-board.ts'

const createPostings = (featured: number) =>
  Array.from({ length: featured + 1 }, (_, at) =>
    makePosting({ JobPosting_ID: `F${at}`, JobFunction: `Pilot ${at}`, IsFeatured: at === 1 ? 0 : 1 }),
  )

const searchFeaturedJobs = (featured: number, search = '') =>
  answerJobs(openJobBoard(createPostings(featured), fixtureOffices), { search, savedIds: [], nearby: noNearby })

test.each([
  [1, [1]],
  [6, [6]],
  [7, [6, 1]],
  [8, [6, 2]],
])('[J9-06] %i featured jobs stand on slides of %j', (count, sizes) => {
  expect(featuredSlides(createPostings(count)).slides.map((slide) => slide.length)).toEqual(sizes)
})

test('[J9-06] a search brings the first slide of the featured jobs and how many there are, whatever it finds', () => {
  const { featured, featuredCount, result } = searchFeaturedJobs(8, 'search=zeppelins')
  expect([featured, featuredCount, result.total]).toEqual([featuredSlides(createPostings(8)).slides[0], 8, 0])
})
