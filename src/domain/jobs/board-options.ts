import { experienceLevels, workplaces } from '#contract/job-terms.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { addBit, noBits, type Bits, addAll } from '../search/bits.ts'
import { cityKey } from '../places/cities.ts'
import { compareText } from '../text/compare-text.ts'
import { foldText } from '../text/plain-text.ts'
import type { GroupId, StateCities } from './job-criteria.ts'
import { listJobGroups } from './job-groups.ts'
import { experienceName, workplaceName } from './job-words.ts'
import { milesBetween, nearbyRadius, type Coordinates } from '../places/distance.ts'

export type BoardOption = {
  readonly groupId: GroupId
  readonly value: string
  readonly name: string
  readonly jobs: Bits
  readonly nearby: Bits
}

type Value = { readonly value: string; readonly name: string }

const named = (name: string): Value => ({ value: foldText(name), name: name.trim() })

const listCategories = (posting: JobPostingHeader) => listJobGroups(posting).map(named)

const listExperienceLevels = ({ ExperienceLevel }: JobPostingHeader) => {
  const name = experienceName(ExperienceLevel)
  return name === null ? [] : [{ value: foldText(ExperienceLevel), name }]
}

const listCities = ({ City, State }: JobPostingHeader) => {
  const value = cityKey(City, State)
  return value === '' ? [] : [{ value, name: (City ?? '').trim() }]
}

const listWorkplaces = ({ Workplace }: JobPostingHeader) => [named(workplaceName(Workplace))]

function readOptions(
  groupId: GroupId,
  postings: readonly JobPostingHeader[],
  listValues: (posting: JobPostingHeader) => readonly Value[],
  fixed: readonly Value[],
): BoardOption[] {
  const nearby = noBits(postings.length)
  const begin = (value: Value): BoardOption => ({ ...value, groupId, jobs: noBits(postings.length), nearby })
  const options = new Map(fixed.map((value) => [value.value, begin(value)]))
  for (const [at, posting] of postings.entries())
    for (const { value, name } of listValues(posting)) {
      const option = options.get(value) ?? begin({ value, name })
      options.set(value, option)
      addBit(option.jobs, at)
    }
  return [...options.values()]
}

const byName = (a: BoardOption, b: BoardOption) => compareText(a.name, b.name) || compareText(a.value, b.value)

export function listFilterOptions(postings: readonly JobPostingHeader[]): Record<GroupId, BoardOption[]> {
  const levels = Object.entries(experienceLevels).map(([value, name]) => ({ value, name }))
  return {
    category: readOptions('category', postings, listCategories, []).sort(byName),
    experience: readOptions('experience', postings, listExperienceLevels, levels),
    location: readOptions('location', postings, listCities, []).sort(byName),
    workplace: readOptions('workplace', postings, listWorkplaces, workplaces.map(named)),
  }
}

export type BoardState = StateCities & { readonly name: string }

export function listJobStates(postings: readonly JobPostingHeader[], cityKeys: readonly string[]): BoardState[] {
  const names = new Map<string, string>()
  for (const { State } of postings) if (!names.has(foldText(State))) names.set(foldText(State), (State ?? '').trim())
  const cities = Map.groupBy(cityKeys, (key) => key.slice(key.indexOf('|') + 1))
  return Array.from(cities, ([value, keys]) => ({ value, name: names.get(value) ?? value, cities: keys })).sort(
    (a, b) => compareText(a.name, b.name),
  )
}

export function withNearby(
  cities: readonly BoardOption[],
  places: ReadonlyMap<string, Coordinates>,
  count: number,
): BoardOption[] {
  const located = cities.flatMap(({ value, jobs }) => {
    const place = places.get(value)
    return place ? [{ value, jobs, place }] : []
  })
  return cities.map((city) => {
    const here = places.get(city.value)
    const nearby = noBits(count)
    for (const { value, jobs, place } of here ? located : [])
      if (value !== city.value && milesBetween(place, here!) <= nearbyRadius) addAll(nearby, jobs)
    return { ...city, nearby }
  })
}
