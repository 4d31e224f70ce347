import type { Location } from '#contract/location.ts'
import { locateCities } from '../places/city-places.ts'
import { cityKey } from '../places/city-key.ts'
import type { Place } from '../places/distance.ts'
import { foldText } from '../text/fold-text.ts'
import { spreadPoints } from './spread-points.ts'
import { project, type MapPoint } from './web-mercator.ts'

export type StateOnMap = { readonly name: string; readonly code: string; readonly middle: Place }

export type Precision = 'exact' | 'city' | 'state'

export type PlacedOffice = { readonly office: Location; readonly place: Place; readonly precision: Precision }

export type GeocodedPlaces = Readonly<Record<string, Place>>

type PlacementSources = {
  readonly cities: ReadonlyMap<string, Place>
  readonly states: ReadonlyArray<StateOnMap>
  readonly found: GeocodedPlaces
}

function placeOffice(office: Location, { cities, states, found }: PlacementSources): PlacedOffice | null {
  const { Location_ID, Latitude, Longitude, City, LocationCity, State, LocationState } = office
  if (Latitude !== null && Longitude !== null)
    return { office, place: { latitude: Latitude, longitude: Longitude }, precision: 'exact' }
  const geocoded = found[Location_ID]
  if (geocoded) return { office, place: geocoded, precision: 'exact' }
  const state = State ?? LocationState
  const city = cities.get(cityKey(City ?? LocationCity, state))
  if (city) return { office, place: city, precision: 'city' }
  const isNamed = ({ name, code }: StateOnMap) => [foldText(name), foldText(code)].includes(foldText(state))
  const whole = state === null ? undefined : states.find(isNamed)
  return whole ? { office, place: whole.middle, precision: 'state' } : null
}

/**
 * In order: own coordinates, those found by the maps service, another office in the city, the middle of the state.
 * Others are left out.
 */
export function placeOffices(
  offices: ReadonlyArray<Location>,
  states: ReadonlyArray<StateOnMap>,
  found: GeocodedPlaces,
): ReadonlyArray<PlacedOffice> {
  const known = { cities: locateCities([], offices), states, found }
  return offices.flatMap((office) => placeOffice(office, known) ?? [])
}

export const unplacedOffices = (offices: ReadonlyArray<Location>): ReadonlyArray<Location> =>
  offices.filter(({ Latitude, Longitude }) => Latitude === null || Longitude === null)

export const markGap = 30

export const markHeight = 18

/** `point` is the true position, `mark` the pin moved apart from others; both in px of the world at a zoom. */
export type OfficeMark = PlacedOffice & { readonly point: MapPoint; readonly mark: MapPoint }

export function markOffices(placed: ReadonlyArray<PlacedOffice>, zoom: number): ReadonlyArray<OfficeMark> {
  const points = placed.map(({ place }) => project(place, zoom))
  const heads = points.map(({ x, y }) => ({ x, y: y - markHeight }))
  const marks = spreadPoints(heads, markGap)
  return placed.map((office, at) => ({ ...office, point: points[at]!, mark: marks[at]! }))
}
