import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { Location } from '#contract/location.ts'
import { cityKey } from './city-key.ts'
import { compareText } from './compare-text.ts'
import type { Place } from './distance.ts'
import { foldText } from './fold-text.ts'
import type { StateCities } from './job-criteria.ts'

/** A state in which there are jobs: its lower-case value, its name, and the keys of its cities, A to Z (J4.4-03). */
export type BoardState = StateCities & { readonly name: string }

/** The states of the postings, A to Z, with those `cityKeys` that lie in them, in the order given. */
export function statesOf(postings: readonly JobPostingHeader[], cityKeys: readonly string[]): BoardState[] {
  const names = new Map<string, string>()
  for (const { State } of postings) if (!names.has(foldText(State))) names.set(foldText(State), (State ?? '').trim())
  const cities = Map.groupBy(cityKeys, (key) => key.slice(key.indexOf('|') + 1))
  return Array.from(cities, ([value, keys]) => ({ value, name: names.get(value) ?? value, cities: keys })).sort(
    (a, b) => compareText(a.name, b.name),
  )
}

const placeOf = ({ Latitude, Longitude }: Location): Place | null =>
  Latitude === null || Longitude === null ? null : { latitude: Latitude, longitude: Longitude }

/** Where each city lies: at the office of one of its postings, else at any office of that city and state (J4.8-06). */
export function placesOf(
  postings: readonly JobPostingHeader[],
  locations: readonly Location[],
): ReadonlyMap<string, Place> {
  const offices = new Map(locations.map((location) => [location.Location_ID, placeOf(location)]))
  const places = new Map<string, Place>()
  const settle = (key: string, place: Place | null | undefined) => {
    if (key !== '' && place && !places.has(key)) places.set(key, place)
  }
  for (const { City, State, Location_ID } of postings) settle(cityKey(City, State), offices.get(Location_ID ?? ''))
  for (const location of locations) {
    const { City, State, LocationCity, LocationState } = location
    settle(cityKey(City ?? LocationCity, State ?? LocationState), placeOf(location))
  }
  return places
}
