import { expect, test } from 'vitest'
import { noNearby, pageNearby, setNearbyPageSize } from './nearby-jobs.ts'

const jobs = (count: number) => Array.from({ length: count }, (_, at) => at)

test('[J9-05] nearby jobs come five at a time; offered are 5, 10, 25 and the total count', () => {
  expect(pageNearby(jobs(12), noNearby)).toEqual({
    page: 0,
    pageSize: 5,
    total: 12,
    pageCount: 3,
    jobs: [0, 1, 2, 3, 4],
    others: [5, 6, 7, 8, 9, 10, 11],
    sizes: [5, 10, 25, 12],
  })
  expect([3, 10, 30].map((count) => pageNearby(jobs(count), noNearby).sizes)).toEqual([
    [5, 10, 25, 3],
    [5, 10, 25],
    [5, 10, 25, 30],
  ])
})

test.each([
  [5, [10, 11]],
  [10, [10, 11]],
  [25, jobs(12)],
  [12, jobs(12)],
])('[J9-05] %i at a time of twelve end with the jobs %j', (pageSize, shown) => {
  expect(pageNearby(jobs(12), { page: 99, pageSize }).jobs).toEqual(shown)
})

test('another number at a time keeps the first visible job in view', () => {
  expect([5, 10, 25].map((size) => setNearbyPageSize({ page: 2, pageSize: 5 }, size))).toEqual([
    { page: 2, pageSize: 5 },
    { page: 1, pageSize: 10 },
    { page: 0, pageSize: 25 },
  ])
})

test.each([
  ['all of a shorter list', 8, 8],
  ['the default where the list is longer', 14, 5],
  ['kept while there are none', 0, 12],
])('a choice of all twelve becomes %s', (_what, count, pageSize) => {
  expect(pageNearby(jobs(count), { page: 0, pageSize: 12 }).pageSize).toBe(pageSize)
})
