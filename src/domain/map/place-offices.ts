import { type MapPoint, project } from './map-view.ts'
import type { Location } from '#contract/jobs.ts'
import { locateCities, placeKey } from '../places/cities.ts'
import type { Coordinates } from '../places/distance.ts'
import { foldText } from '../text/fold-text.ts'

const maxIterations = 400

type Movable = { x: number; y: number }

/** Tiny deterministic offsets, so that coincident points can be pushed apart. */
const tinyOffset = (index: number): MapPoint => ({ x: Math.cos(index * 2.4) * 0.01, y: Math.sin(index * 2.4) * 0.01 })

function separate(one: Movable, other: Movable, gap: number): boolean {
  const [x, y] = [other.x - one.x, other.y - one.y]
  const distance = Math.hypot(x, y)
  if (distance >= gap) return false
  const push = (gap * 1.005 - distance) / (2 * distance)
  one.x -= x * push
  one.y -= y * push
  other.x += x * push
  other.y += y * push
  return true
}

function separateAll(points: ReadonlyArray<Movable>, gap: number): boolean {
  const near = points.flatMap((one, at) => points.slice(at + 1).filter((other) => separate(one, other, gap)))
  return near.length > 0
}

export function spreadPoints(points: ReadonlyArray<MapPoint>, gap: number): ReadonlyArray<MapPoint> {
  const spread = points.map(({ x, y }, index) => ({ x: x + tinyOffset(index).x, y: y + tinyOffset(index).y }))
  let round = 0
  while (round < maxIterations && separateAll(spread, gap)) round += 1
  return spread
}

export type StateOnMap = { readonly name: string; readonly code: string; readonly middle: Coordinates }

export type Precision = 'exact' | 'city' | 'state'

export type PlacedOffice = { readonly office: Location; readonly place: Coordinates; readonly precision: Precision }

export type GeocodedPlaces = Readonly<Record<string, Coordinates>>

type PlacementSources = {
  readonly cities: ReadonlyMap<string, Coordinates>
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
  const city = cities.get(placeKey(City ?? LocationCity, state))
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

export const minPinDistance = 30

export const pinHeight = 18

/** `point` is the true position, `mark` the pin moved apart from others; both in px of the world at a zoom. */
export type OfficeMark = PlacedOffice & { readonly point: MapPoint; readonly mark: MapPoint }

export function placePins(placed: ReadonlyArray<PlacedOffice>, zoom: number): ReadonlyArray<OfficeMark> {
  const points = placed.map(({ place }) => project(place, zoom))
  const heads = points.map(({ x, y }) => ({ x, y: y - pinHeight }))
  const marks = spreadPoints(heads, minPinDistance)
  return placed.map((office, at) => ({ ...office, point: points[at]!, mark: marks[at]! }))
}
