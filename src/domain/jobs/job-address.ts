import { readQuery } from '../visit/address.ts'
import { countBits } from '../search/bits.ts'
import { parseCity } from '../places/cities.ts'
import { foldText } from '../text/plain-text.ts'
import {
  getCheckedValues,
  groupIds,
  jobSorts,
  maxPageSize,
  noCriteria,
  type GroupId,
  type JobCriteria,
} from './job-criteria.ts'
import type { JobCatalogue } from './job-catalogue.ts'
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

const getQueryValues = (query: URLSearchParams, name: string) => new Set(query.getAll(name).map(foldText))

const parseWholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null

function readFilters(
  board: JobBoard,
  query: URLSearchParams,
  group: 'category' | 'experience' | 'workplace',
): string[] {
  const given = getQueryValues(query, group)
  const options = board.options[group].filter(({ value, name }) => given.has(value) || given.has(foldText(name)))
  return options.map(({ value }) => value).sort()
}

/**
 * A state stands for all of its cities, a city for that name in every state (J2.2-12, J4.6-10). A city that is nothing but
 * a comma and a state is what the list of places on careers home sends before any script runs.
 */
function readCities(board: JobBoard, query: URLSearchParams): string[] {
  const [cities, states] = [getQueryValues(query, 'city'), getQueryValues(query, 'state')]
  return board.states
    .flatMap(({ value, cities: keys }) =>
      states.has(value) || cities.has(`, ${value}`) ? keys : keys.filter((key) => cities.has(parseCity(key))),
    )
    .sort()
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
    cities: readCities(board, params),
    workplaces: readFilters(board, params, 'workplace'),
    sort: jobSorts.find((sort) => sort === params.get('sortby')) ?? noCriteria.sort,
    page: parseWholeNumber(params.get('page')) ?? noCriteria.page,
    pageSize: noCriteria.pageSize,
  }
  const open = groupIds.find((group) => group === params.get('open')) ?? null
  return { criteria: { ...criteria, pageSize: readPageSize(board, params, criteria) }, open }
}

type Parameter = readonly [name: string, value: string]

function locationParameters({ states }: JobCatalogue, checked: readonly string[]): Parameter[] {
  const isWhole = (cities: readonly string[]) => cities.every((city) => checked.includes(city))
  const whole = states.filter(({ cities }) => isWhole(cities))
  const single = states.filter(({ cities }) => !isWhole(cities)).flatMap(({ cities }) => cities)
  const names = new Set(single.filter((city) => checked.includes(city)).map(parseCity))
  return [
    ...Array.from(names, (name): Parameter => ['city', name]),
    ...whole.map(({ value }): Parameter => ['state', value]),
  ]
}

function filterParameters(catalogue: JobCatalogue, criteria: JobCriteria): Parameter[] {
  const flat = (['category', 'experience', 'workplace'] as const).flatMap((group) => {
    const checked = getCheckedValues(criteria, group)
    const options = catalogue.options[group].filter(({ value }) => checked.includes(value))
    return options.map(({ value }): Parameter => [group, value])
  })
  return [...flat, ...locationParameters(catalogue, criteria.cities)]
}

const unless = (fallback: string | number, name: string, value: string | number): Parameter[] =>
  value === fallback ? [] : [[name, String(value)]]

const compareCodes = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export function writeCriteria(catalogue: JobCatalogue, criteria: JobCriteria): string {
  const parameters = [
    ...filterParameters(catalogue, criteria),
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
