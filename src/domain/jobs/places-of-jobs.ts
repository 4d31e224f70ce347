import type { JobPostingHeader, Location } from '#contract/jobs.ts'
import type { OfficeGroup, PlaceOfJobs } from '../drawings/office-groups.ts'
import { locateCities, placeKey } from '../places/cities.ts'
import { foldText } from '../text/fold-text.ts'
import { formatJobLocation } from './job-words.ts'

/** One place for all that the search takes for one. A job without a place has the key "|". */
export function listPlacesOfJobs(
  postings: ReadonlyArray<JobPostingHeader>,
  locations: ReadonlyArray<Location>,
): ReadonlyArray<PlaceOfJobs> {
  const located = new Set(locations.flatMap((row) => (row.Latitude === null ? [] : row.Location_ID)))
  const written = Array.from(Map.groupBy(postings, formatJobLocation).values(), (jobs) => ({
    first: jobs.find(({ Location_ID }) => Location_ID !== null && located.has(Location_ID)) ?? jobs[0]!,
    count: jobs.length,
  }))
  const coordinates = locateCities(
    written.map(({ first }) => first),
    locations,
  )
  const places = Map.groupBy(written, ({ first }) => placeKey(first.City, first.State))
  return Array.from(places, ([key, spellings]) => ({
    key,
    city: (spellings[0]!.first.City ?? '').trim(),
    state: (spellings[0]!.first.State ?? '').trim(),
    jobs: spellings.reduce((sum, { count }) => sum + count, 0),
    at: coordinates.get(key) ?? null,
  }))
}

const cityKey = (key: string) => key.slice(0, key.indexOf('|') + 1)

/** The search that finds these places and no others, or null. */
export function findJobsQuery(places: ReadonlyArray<PlaceOfJobs>, all: ReadonlyArray<PlaceOfJobs>): string | null {
  const chosen = new Set(places.map(({ key }) => key))
  const names = places.map(({ key, city, state }) => {
    const isAlone = all.every((other) => chosen.has(other.key) || cityKey(other.key) !== cityKey(key))
    if (isAlone) return city
    return city && state && !/[,|]/.test(city + state) ? `${city}, ${state}` : ''
  })
  if (names.some((name) => name === '' || name.startsWith(','))) return null
  return [...new Set(names.map((name) => `city=${encodeURIComponent(name.toWellFormed().toLowerCase())}`))].join('&')
}

export function nameGroups(groups: ReadonlyArray<OfficeGroup>): ReadonlyArray<string> {
  const cities = Map.groupBy(groups, ({ chief }) => foldText(chief.city))
  return groups.map(({ chief, places }) => {
    const isShared = (cities.get(foldText(chief.city))?.length ?? 0) > 1
    const name = isShared && chief.state ? `${chief.city}, ${chief.state}` : chief.city
    return places.length > 1 ? `around ${name}` : name
  })
}
