import { groupIds, jobSorts, mostJobsAtOnce } from '#contract/job-terms.ts'
import { keptSearch } from '../search/searched-part.ts'

export { groupIds, jobSorts, mostJobsAtOnce }

/** How jobs are ordered (J4.5-01 to J4.5-05). */
export type JobSort = (typeof jobSorts)[number]

/** A group of filters (J4.4-01). */
export type GroupId = (typeof groupIds)[number]

/**
 * What a visitor asks of the job list. Filter values are lower-case and sorted; `experience` holds codes,
 * `cities` holds city keys ("city|state", see `cityKey`). `page` counts from 0.
 */
export type JobCriteria = {
  readonly keyword: string
  readonly saved: boolean
  readonly categories: readonly string[]
  readonly experience: readonly string[]
  readonly cities: readonly string[]
  readonly workplaces: readonly string[]
  readonly sort: JobSort
  readonly page: number
  readonly pageSize: number
}

/** Everything at its default: all jobs, most relevant first, ten a page (J4.6-05). */
export const noCriteria: JobCriteria = {
  keyword: '',
  saved: false,
  categories: [],
  experience: [],
  cities: [],
  workplaces: [],
  sort: 'relevant',
  page: 0,
  pageSize: 10,
}

/** The field of the criteria that holds the values of each group. */
const groupFields = {
  category: 'categories',
  experience: 'experience',
  location: 'cities',
  workplace: 'workplaces',
} as const satisfies Record<GroupId, keyof JobCriteria>

/** The checked values of a group. */
export const checkedIn = (criteria: JobCriteria, group: GroupId): readonly string[] => criteria[groupFields[group]]

/** Replaces the checked values of a group and goes to the first page (J4.4-15). */
export const setFilters = (criteria: JobCriteria, group: GroupId, values: Iterable<string>): JobCriteria => ({
  ...criteria,
  [groupFields[group]]: [...new Set(values)].sort(),
  page: 0,
})

/** Sets the keyword as typed and goes to the first page (J4.4-17). */
export const setKeyword = (criteria: JobCriteria, keyword: string): JobCriteria => ({
  ...criteria,
  keyword: keptSearch(keyword),
  page: 0,
})

/** Checks or unchecks one value of a group; a location's value is a city key (J4.4-15). */
export function toggleFilter(criteria: JobCriteria, group: GroupId, value: string): JobCriteria {
  const checked = checkedIn(criteria, group)
  const rest = checked.filter((other) => other !== value)
  return setFilters(criteria, group, rest.length < checked.length ? rest : [...checked, value])
}

/** A state and the keys of its cities. */
export type StateCities = { readonly value: string; readonly cities: readonly string[] }

/**
 * Checks or unchecks all cities of a state; unless it is said which, they are unchecked when all are checked
 * (J4.4-07, J4.4-08, J4.4-10).
 */
export function toggleState(
  board: { readonly states: readonly StateCities[] },
  criteria: JobCriteria,
  state: string,
  checked?: boolean,
): JobCriteria {
  const cities = board.states.find(({ value }) => value === state)?.cities ?? []
  const rest = criteria.cities.filter((city) => !cities.includes(city))
  const isMore = checked ?? criteria.cities.length - rest.length < cities.length
  return setFilters(criteria, 'location', isMore ? [...rest, ...cities] : rest)
}

/** Shows only saved jobs, or all again (J2.3-19). */
export const toggleSaved = (criteria: JobCriteria): JobCriteria => ({ ...criteria, saved: !criteria.saved, page: 0 })

/** Unchecks every filter, saved too, and empties the keyword; sort and page size stay (J2.3-07). */
export const clearFilters = ({ sort, pageSize }: JobCriteria): JobCriteria => ({ ...noCriteria, sort, pageSize })

/** Changes the order and goes to the first page (J4.4-17). */
export const setSort = (criteria: JobCriteria, sort: JobSort): JobCriteria => ({ ...criteria, sort, page: 0 })

/** Goes to a page, counted from 0. */
export const setPage = (criteria: JobCriteria, page: number): JobCriteria => ({ ...criteria, page })

/** Changes how many jobs a page holds and keeps the first visible job in view (J4.4-17). */
export const setPageSize = (criteria: JobCriteria, pageSize: number): JobCriteria => ({
  ...criteria,
  pageSize,
  page: Math.floor((criteria.page * criteria.pageSize) / pageSize),
})
