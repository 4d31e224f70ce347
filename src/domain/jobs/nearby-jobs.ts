import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { addAll, intersect, noBits, removeAll, type Bits } from '../search/bits.ts'
import type { JobCriteria } from './job-criteria.ts'
import { combine, type JobMatches } from './match-jobs.ts'
import type { JobBoard } from './open-board.ts'
import { pageSizeOptions } from '../search/paginate.ts'

/** The jobs near a checked city, without those of the checked ones; everything else applies (J4.8-02 to J4.8-04). */
export function nearbyJobs(board: JobBoard, criteria: JobCriteria, matches: JobMatches): Bits {
  const checked = new Set(criteria.cities)
  const cities = board.options.location.filter(({ value }) => checked.has(value))
  const jobs = noBits(board.postings.length)
  for (const city of cities) addAll(jobs, city.nearby)
  for (const city of cities) removeAll(jobs, city.jobs)
  return intersect(jobs, combine(matches, ['location']))
}

/** Which of the nearby jobs are asked for; `page` counts from 0. */
export type NearbyPaging = { readonly page: number; readonly pageSize: number }

/** A page of the nearby jobs. */
export type NearbyPage<Job = JobPostingHeader> = NearbyPaging & {
  readonly total: number
  readonly pageCount: number
  readonly jobs: readonly Job[]
  /** Those on the other pages, as far as a page without scripts lists them. */
  readonly others: readonly Job[]
  /** The page sizes that are offered. */
  readonly sizes: readonly number[]
}

/** Nobody has asked yet: the first five, of none (J9-05). */
export const noNearby: NearbyPage<never> = {
  page: 0,
  pageSize: 5,
  total: 0,
  pageCount: 0,
  jobs: [],
  others: [],
  sizes: [],
}

/** How many nearby jobs of other pages are listed where no script can turn to them. */
const mostOthers = 100

/** A size that this list offers: "all" stays all of a shorter list, and is the default where it is not offered. */
function sizeAmong(sizes: readonly number[], total: number, size: number): number {
  if (total === 0 || sizes.includes(size)) return size
  return size > total ? total : noNearby.pageSize
}

/** The page that is asked for, or the last one when it lies beyond (J4.8-07, J9-05). */
export function pageNearby<Job>(nearby: readonly Job[], asked: NearbyPaging): NearbyPage<Job> {
  const sizes = pageSizeOptions(nearby.length)
  const pageSize = sizeAmong(sizes, nearby.length, asked.pageSize)
  const pageCount = Math.ceil(nearby.length / pageSize)
  const page = Math.min(asked.page, Math.max(0, pageCount - 1))
  const [first, end] = [page * pageSize, (page + 1) * pageSize]
  const others = [...nearby.slice(0, first), ...nearby.slice(end)].slice(0, mostOthers)
  return { page, pageSize, total: nearby.length, pageCount, jobs: nearby.slice(first, end), others, sizes }
}

/** Changes how many nearby jobs are shown and keeps the first visible one in view. */
export const setNearbyPageSize = ({ page, pageSize }: NearbyPaging, size: number): NearbyPaging => ({
  pageSize: size,
  page: Math.floor((page * pageSize) / size),
})
