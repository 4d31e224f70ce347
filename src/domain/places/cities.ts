import { foldText } from '../text/plain-text.ts'
import type { JobPostingHeader, Location } from '#contract/jobs.ts'
import type { Coordinates } from './distance.ts'

export function cityKey(city: string | null, state: string | null): string {
  const [cityName, stateName] = [foldText(city), foldText(state)]
  return cityName === '' || stateName === '' ? '' : `${cityName}|${stateName}`
}

export const parseCity = (key: string): string => key.slice(0, key.indexOf('|'))

const findCoordinates = ({ Latitude, Longitude }: Location): Coordinates | null =>
  Latitude === null || Longitude === null ? null : { latitude: Latitude, longitude: Longitude }

export function locateCities(
  postings: readonly JobPostingHeader[],
  locations: readonly Location[],
): ReadonlyMap<string, Coordinates> {
  const offices = new Map(locations.map((location) => [location.Location_ID, findCoordinates(location)]))
  const places = new Map<string, Coordinates>()
  const settle = (key: string, place: Coordinates | null | undefined) => {
    if (key !== '' && place && !places.has(key)) places.set(key, place)
  }
  for (const { City, State, Location_ID } of postings) settle(cityKey(City, State), offices.get(Location_ID ?? ''))
  for (const location of locations) {
    const { City, State, LocationCity, LocationState } = location
    settle(cityKey(City ?? LocationCity, State ?? LocationState), findCoordinates(location))
  }
  return places
}
