import type { JobPostingHeader } from '#contract/jobs.ts'
import { addAll, intersect, noBits, removeAll, type Bits } from '../search/bits.ts'
import { milesBetween, nearbyRadius, type Coordinates } from '../places/distance.ts'
import type { JobCriteria } from './job-criteria.ts'
import { combine, type JobMatches } from './match-jobs.ts'
import type { JobBoard } from './open-board.ts'
import { pageSizeOptions } from '../search/paginate.ts'

/** A degree of latitude has 69 miles. */
const isNear = (place: Coordinates, other: Coordinates) =>
  Math.abs(place.latitude - other.latitude) < 1 && milesBetween(place, other) <= nearbyRadius

export function findNearbyJobs(board: JobBoard, criteria: JobCriteria, matches: JobMatches): Bits {
  const { places, options, postings } = board
  const chosen = criteria.cities.flatMap((key) => places.get(key) ?? [])
  const jobs = noBits(postings.length)
  for (const { value, jobs: found } of options.location) {
    const place = places.get(value)
    if (place && chosen.some((other) => isNear(place, other))) addAll(jobs, found)
  }
  if (matches.groups.location) removeAll(jobs, matches.groups.location)
  return intersect(jobs, combine(matches, ['location']))
}

export type NearbyPaging = { readonly page: number; readonly pageSize: number }

export type NearbyPage<Job = JobPostingHeader> = NearbyPaging & {
  readonly total: number
  readonly pageCount: number
  readonly jobs: readonly Job[]
  readonly others: readonly Job[]
  readonly sizes: readonly number[]
}

export const noNearby: NearbyPage<never> = {
  page: 0,
  pageSize: 5,
  total: 0,
  pageCount: 0,
  jobs: [],
  others: [],
  sizes: [],
}

const maxOthers = 100

function choosePageSize(sizes: readonly number[], total: number, size: number): number {
  if (total === 0 || sizes.includes(size)) return size
  return size > total ? total : noNearby.pageSize
}

export function pageNearby<Job>(nearby: readonly Job[], asked: NearbyPaging): NearbyPage<Job> {
  const sizes = pageSizeOptions(nearby.length)
  const pageSize = choosePageSize(sizes, nearby.length, asked.pageSize)
  const pageCount = Math.ceil(nearby.length / pageSize)
  const page = Math.min(asked.page, Math.max(0, pageCount - 1))
  const [first, end] = [page * pageSize, (page + 1) * pageSize]
  const others = [...nearby.slice(0, first), ...nearby.slice(end)].slice(0, maxOthers)
  return { page, pageSize, total: nearby.length, pageCount, jobs: nearby.slice(first, end), others, sizes }
}

export const setNearbyPageSize = ({ page, pageSize }: NearbyPaging, size: number): NearbyPaging => ({
  pageSize: size,
  page: Math.floor((page * pageSize) / size),
})
