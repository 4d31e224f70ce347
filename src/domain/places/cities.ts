import { foldText } from '../text/fold-text.ts'
import type { JobPostingHeader, Location } from '#contract/jobs.ts'
import type { Coordinates } from './distance.ts'

const placeName = (text: string | null) => foldText(foldText(text).replaceAll('|', ' '))

/** A city without a state is "city|", a whole state "|state". */
export const placeKey = (city: string | null, state: string | null): string => `${placeName(city)}|${placeName(state)}`

export const stateKey = (key: string): string => key.slice(key.indexOf('|'))

const findCoordinates = ({ Latitude, Longitude }: Location): Coordinates | null =>
  Latitude === null || Longitude === null ? null : { latitude: Latitude, longitude: Longitude }

export function locateCities(
  postings: readonly JobPostingHeader[],
  locations: readonly Location[],
): ReadonlyMap<string, Coordinates> {
  const offices = new Map(locations.map((location) => [location.Location_ID, findCoordinates(location)]))
  const places = new Map<string, Coordinates>()
  const settle = (key: string, place: Coordinates | null | undefined) => {
    if (!key.startsWith('|') && place && !places.has(key)) places.set(key, place)
  }
  for (const { City, State, Location_ID } of postings) settle(placeKey(City, State), offices.get(Location_ID ?? ''))
  for (const location of locations) {
    const { City, State, LocationCity, LocationState } = location
    settle(placeKey(City ?? LocationCity, State ?? LocationState), findCoordinates(location))
  }
  return places
}
