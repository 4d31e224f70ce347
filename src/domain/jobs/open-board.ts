import type { JobListing, JobPostingHeader, Location } from '#contract/jobs.ts'
import { listFilterOptions, type BoardOption } from './board-options.ts'
import { locateCities } from '../places/cities.ts'
import { compareText } from '../text/compare-text.ts'
import { toTimestamp } from '../time/dates.ts'
import type { Coordinates } from '../places/distance.ts'
import type { GroupId } from './job-criteria.ts'
import { toSearchDocument } from './job-search-text.ts'
import { mapInSteps, runAllSteps, type Steps } from '../slicing/steps.ts'
import { indexDocuments, type SearchIndex } from '../search/search-index.ts'

/** Must stay plain data: it is cloned into a worker. */
export type JobBoard = {
  /** In the server's order; jobs are named by their index here. */
  readonly postings: readonly JobPostingHeader[]
  readonly index: SearchIndex
  readonly options: Readonly<Record<GroupId, readonly BoardOption[]>>
  readonly places: ReadonlyMap<string, Coordinates>
  readonly ids: ReadonlyMap<string, number>
  readonly orders: { readonly recent: Uint32Array; readonly alphabetical: Uint32Array }
}

function orderJobs(count: number, compare: (a: number, b: number) => number): Uint32Array {
  return Uint32Array.from(Array.from({ length: count }, (_, at) => at).sort(compare))
}

function buildSortOrders(postings: readonly JobPostingHeader[]): JobBoard['orders'] {
  const instants = postings.map(({ LastModifiedDate }) => toTimestamp(LastModifiedDate) ?? -Infinity)
  const titles = postings.map(({ JobFunction }) => JobFunction.trim())
  const newestFirst = (a: number, b: number) => (instants[a] === instants[b] ? 0 : instants[b]! - instants[a]!)
  return {
    recent: orderJobs(postings.length, newestFirst),
    alphabetical: orderJobs(postings.length, (a, b) => compareText(titles[a]!, titles[b]!)),
  }
}

export function* openingJobBoard({ postings, locations }: JobListing): Steps<JobBoard> {
  const index = yield* indexDocuments(yield* mapInSteps(postings, toSearchDocument))
  yield
  const options = listFilterOptions(postings)
  yield
  const places = locateCities(postings, locations)
  const orders = buildSortOrders(postings)
  yield
  return {
    postings,
    index,
    options,
    places,
    ids: new Map(postings.map(({ JobPosting_ID }, at) => [JobPosting_ID, at])),
    orders,
  }
}

export const openJobBoard = (postings: readonly JobPostingHeader[], locations: readonly Location[]): JobBoard =>
  runAllSteps(openingJobBoard({ postings, locations }))

export type OpenBoard = (listing: JobListing) => JobBoard

export type Boards = WeakMap<ReadonlyArray<JobPostingHeader>, JobBoard>

/** Cached by the `postings` array itself: opening takes many times as long as a search. */
export function cacheJobIndexes(opened: Boards = new WeakMap()): OpenBoard {
  return ({ postings, locations }) => {
    const board = opened.get(postings) ?? openJobBoard(postings, locations)
    opened.set(postings, board)
    return board
  }
}
