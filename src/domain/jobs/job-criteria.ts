import { groupIds, jobSorts, maxPageSize } from '#contract/job-terms.ts'
import { truncateSearch } from '../search/searched-part.ts'

export { groupIds, jobSorts, maxPageSize }

export type JobSort = (typeof jobSorts)[number]

export type GroupId = (typeof groupIds)[number]

/** Filter values are lower-case and sorted; `cities` holds place keys (see `placeKey`), a whole state and its cities. `page` counts from 0. */
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

const groupFields = {
  category: 'categories',
  experience: 'experience',
  location: 'cities',
  workplace: 'workplaces',
} as const satisfies Record<GroupId, keyof JobCriteria>

export const getCheckedValues = (criteria: JobCriteria, group: GroupId): readonly string[] =>
  criteria[groupFields[group]]

export const setFilters = (criteria: JobCriteria, group: GroupId, values: Iterable<string>): JobCriteria => ({
  ...criteria,
  [groupFields[group]]: [...new Set(values)].sort(),
  page: 0,
})

export const setKeyword = (criteria: JobCriteria, keyword: string): JobCriteria => ({
  ...criteria,
  keyword: truncateSearch(keyword),
  page: 0,
})

export function toggleFilter(criteria: JobCriteria, group: GroupId, value: string): JobCriteria {
  const checked = getCheckedValues(criteria, group)
  if (!checked.includes(value)) return setFilters(criteria, group, [...checked, value])
  const state = group === 'location' && value.slice(value.indexOf('|'))
  const isDropped = (other: string) => other === value || other === state || (value === state && other.endsWith(value))
  return setFilters(
    criteria,
    group,
    checked.filter((other) => !isDropped(other)),
  )
}

/** @param places the keys of a state and of its cities */
export function toggleState(criteria: JobCriteria, places: readonly string[], checked?: boolean): JobCriteria {
  const rest = criteria.cities.filter((city) => !places.includes(city))
  const isMore = checked ?? criteria.cities.length - rest.length < places.length
  return setFilters(criteria, 'location', isMore ? [...rest, ...places] : rest)
}

export const toggleSaved = (criteria: JobCriteria): JobCriteria => ({ ...criteria, saved: !criteria.saved, page: 0 })

export const clearFilters = ({ sort, pageSize }: JobCriteria): JobCriteria => ({ ...noCriteria, sort, pageSize })

export const setSort = (criteria: JobCriteria, sort: JobSort): JobCriteria => ({ ...criteria, sort, page: 0 })

export const setPage = (criteria: JobCriteria, page: number): JobCriteria => ({ ...criteria, page })

export const setPageSize = (criteria: JobCriteria, pageSize: number): JobCriteria => ({
  ...criteria,
  pageSize,
  page: Math.floor((criteria.page * criteria.pageSize) / pageSize),
})
