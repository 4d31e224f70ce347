import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { Location } from '#contract/location.ts'
import { cityKey } from './city-key.ts'
import type { Place } from './distance.ts'

const findCoordinates = ({ Latitude, Longitude }: Location): Place | null =>
  Latitude === null || Longitude === null ? null : { latitude: Latitude, longitude: Longitude }

export function locateCities(
  postings: readonly JobPostingHeader[],
  locations: readonly Location[],
): ReadonlyMap<string, Place> {
  const offices = new Map(locations.map((location) => [location.Location_ID, findCoordinates(location)]))
  const places = new Map<string, Place>()
  const settle = (key: string, place: Place | null | undefined) => {
    if (key !== '' && place && !places.has(key)) places.set(key, place)
  }
  for (const { City, State, Location_ID } of postings) settle(cityKey(City, State), offices.get(Location_ID ?? ''))
  for (const location of locations) {
    const { City, State, LocationCity, LocationState } = location
    settle(cityKey(City ?? LocationCity, State ?? LocationState), findCoordinates(location))
  }
  return places
}
