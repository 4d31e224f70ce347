import type { Location } from '#contract/location.ts'
import { placesOf } from '../places/city-places.ts'
import { cityKey } from '../places/city-key.ts'
import type { Place } from '../places/distance.ts'
import { foldText } from '../text/fold-text.ts'
import { spreadPoints } from './spread-points.ts'
import { project, type MapPoint } from './web-mercator.ts'

/** A state of the country, and a place in its middle. */
export type StateOnMap = { readonly name: string; readonly code: string; readonly middle: Place }

/** How well it is known where an office is: by its coordinates, by its city, or by its state alone. */
export type Precision = 'exact' | 'city' | 'state'

/** An office that stands on the map. */
export type PlacedOffice = { readonly office: Location; readonly place: Place; readonly precision: Precision }

/** Places that were found for offices, by id. */
export type FoundPlaces = Readonly<Record<string, Place>>

type Known = {
  readonly cities: ReadonlyMap<string, Place>
  readonly states: ReadonlyArray<StateOnMap>
  readonly found: FoundPlaces
}

function placeOffice(office: Location, { cities, states, found }: Known): PlacedOffice | null {
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
 * Where the offices stand on the map, in their order: at their coordinates, else where a maps service found them, else
 * where another office of the same city is, else in the middle of their state; those of which not even the state is known
 * are left out (C2.11-28, C2.11-29).
 */
export function placeOffices(
  offices: ReadonlyArray<Location>,
  states: ReadonlyArray<StateOnMap>,
  found: FoundPlaces,
): ReadonlyArray<PlacedOffice> {
  const known = { cities: placesOf([], offices), states, found }
  return offices.flatMap((office) => placeOffice(office, known) ?? [])
}

/** The offices without coordinates, which a maps service is asked for (C2.11-28). */
export const unplacedOffices = (offices: ReadonlyArray<Location>): ReadonlyArray<Location> =>
  offices.filter(({ Latitude, Longitude }) => Latitude === null || Longitude === null)

/** How far the marks of two offices are apart, in px. */
export const markGap = 30

/** How far the head of a mark stands above its point, in px. */
export const markHeight = 18

/** Where an office lies, and where the head of its mark stands so that no two cover each other: in px of the world at a zoom. */
export type OfficeMark = PlacedOffice & { readonly point: MapPoint; readonly mark: MapPoint }

/** Where the marks of the offices stand at a zoom. */
export function markOffices(placed: ReadonlyArray<PlacedOffice>, zoom: number): ReadonlyArray<OfficeMark> {
  const points = placed.map(({ place }) => project(place, zoom))
  const heads = points.map(({ x, y }) => ({ x, y: y - markHeight }))
  const marks = spreadPoints(heads, markGap)
  return placed.map((office, at) => ({ ...office, point: points[at]!, mark: marks[at]! }))
}
