import { readQuery } from '../visit/address.ts'
import { countBits } from '../search/bits.ts'
import { placeKey, stateKey } from '../places/cities.ts'
import { foldText } from '../text/fold-text.ts'
import { groupIds, jobSorts, maxPageSize, noCriteria, type GroupId, type JobCriteria } from './job-criteria.ts'
import { combine, matchJobs } from './match-jobs.ts'
import type { JobBoard } from './open-board.ts'
import { truncateSearch, searchedText } from '../search/searched-part.ts'
import { pageSizes } from '../search/paginate.ts'

/** HTML cannot hold control characters: browsers drop or replace them. */
const withoutControls = (text: string) => text.replace(/\p{Cc}/gu, ' ')

export const lowerCaseQuery = (raw: string): URLSearchParams =>
  new URLSearchParams(
    Array.from(readQuery(raw), ([name, value]) => [name, withoutControls(value).trim().toLowerCase()]),
  )

export const jobParameters: ReadonlyArray<string> = [
  'search',
  'saved',
  'category',
  'experience',
  'city',
  'state',
  'workplace',
  'sortby',
  'page',
  'pagesize',
  'open',
]

const mostValues = 200

const getQueryValues = (query: URLSearchParams, name: string) =>
  query.getAll(name).slice(0, mostValues).map(foldText).filter(Boolean)

const parseWholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null

const sortUnique = (values: readonly string[]) => [...new Set(values)].sort()

/** What no open job has stays, and finds none. */
function readFilters(
  board: JobBoard,
  query: URLSearchParams,
  group: 'category' | 'experience' | 'workplace',
): string[] {
  const find = (given: string) =>
    board.options[group].find(({ value, name }) => value === given || foldText(name) === given)?.value ?? given
  return sortUnique(getQueryValues(query, group).map(find))
}

/**
 * A state stands for all of its cities, a city for that name in every state (J2.2-12, J4.6-10). A city that is nothing but
 * a comma and a state is what the list of places on careers home sends before any script runs; one before them stands for
 * itself alone.
 */
function readPlaces(board: JobBoard, query: URLSearchParams): string[] {
  const cities = getQueryValues(query, 'city').map((name) =>
    name.startsWith(',') ? placeKey('', name.slice(1)) : placeKey(name, ''),
  )
  const states = getQueryValues(query, 'state').map((name) => placeKey('', name))
  const places = [...cities, ...states].filter((place) => place !== '|')
  const keys = board.options.location.map(({ value }) => value)
  return sortUnique(
    places.flatMap((place) => {
      const found = keys.filter((key) => (place.startsWith('|') ? key.endsWith(place) : key.startsWith(place)))
      const one = place.replace(/, ([^,|]+)\|$/, '|$1')
      return found.length > 0 ? found : keys.includes(one) ? one : place
    }),
  )
}

/** A size at or above the number of matches means all (J4.6-08). */
function readPageSize(board: JobBoard, query: URLSearchParams, criteria: JobCriteria): number {
  const size = parseWholeNumber(query.get('pagesize'))
  if (size === null) return noCriteria.pageSize
  if (pageSizes.includes(size)) return size
  const total = countBits(combine(matchJobs(board, { ...criteria, saved: false }, [])))
  return total > 0 && size >= total && total <= maxPageSize
    ? Math.min(size, board.postings.length, maxPageSize)
    : noCriteria.pageSize
}

/** Unknown or unreadable values become defaults; `page` may lie beyond the last page. */
export function readCriteria(
  board: JobBoard,
  query: URLSearchParams | string,
): { criteria: JobCriteria; open: GroupId | null } {
  const params = lowerCaseQuery(String(query))
  const criteria: JobCriteria = {
    keyword: truncateSearch(params.get('search') ?? ''),
    saved: params.get('saved') === 'true',
    categories: readFilters(board, params, 'category'),
    experience: readFilters(board, params, 'experience'),
    cities: readPlaces(board, params),
    workplaces: readFilters(board, params, 'workplace'),
    sort: jobSorts.find((sort) => sort === params.get('sortby')) ?? noCriteria.sort,
    page: parseWholeNumber(params.get('page')) ?? noCriteria.page,
    pageSize: noCriteria.pageSize,
  }
  const open = groupIds.find((group) => group === params.get('open')) ?? null
  return { criteria: { ...criteria, pageSize: readPageSize(board, params, criteria) }, open }
}

type Parameter = readonly [name: string, value: string]

function filterParameters({ categories, experience, workplaces, cities }: JobCriteria): Parameter[] {
  const names = new Set(
    cities.filter((key) => !key.startsWith('|') && !cities.includes(stateKey(key))).map((key) => key.split('|')[0]!),
  )
  const states = cities.filter((key) => key.startsWith('|')).map((key) => key.slice(1))
  const values = { category: categories, experience, workplace: workplaces, city: [...names], state: states }
  return Object.entries(values).flatMap(([name, given]) => given.map((value): Parameter => [name, value]))
}

const unless = (fallback: string | number, name: string, value: string | number): Parameter[] =>
  value === fallback ? [] : [[name, String(value)]]

const compareCodes = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export function writeCriteria(criteria: JobCriteria): string {
  const parameters = [
    ...filterParameters(criteria),
    ...unless(noCriteria.page, 'page', criteria.page),
    ...unless(noCriteria.pageSize, 'pagesize', criteria.pageSize),
    ...unless('false', 'saved', String(criteria.saved)),
    ...unless('', 'search', searchedText(criteria.keyword)),
    ...unless(noCriteria.sort, 'sortby', criteria.sort),
  ]
  return parameters
    .sort(([nameA, a], [nameB, b]) => compareCodes(nameA, nameB) || compareCodes(a, b))
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')
}
