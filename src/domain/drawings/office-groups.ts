import { milesBetween, type Coordinates } from '../places/distance.ts'
import { compareText } from '../text/compare-text.ts'

export type PlaceOfJobs = {
  readonly key: string
  readonly city: string
  readonly state: string
  readonly jobs: number
  readonly at: Coordinates | null
}

export type LocatedJobs = PlaceOfJobs & { readonly at: Coordinates }

export type OfficeGroup = {
  readonly places: ReadonlyArray<LocatedJobs>
  readonly jobs: number
  readonly middle: Coordinates
  readonly chief: LocatedJobs
}

/** In miles: places of one summit lie this near to another one of it, and this near to all. */
const nearestGap = 30
const widestGroup = 2 * nearestGap

const milesPerDegree = 69

/** 0° N, 0° E lies in the sea: forms write it where nobody filled them in. */
export function isPossible({ latitude, longitude }: Coordinates): boolean {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth && !(latitude === 0 && longitude === 0)
}

export const isLocated = (place: PlaceOfJobs): place is LocatedJobs =>
  place.jobs > 0 && place.at !== null && isPossible(place.at)

export const sumJobs = (places: ReadonlyArray<Pick<PlaceOfJobs, 'jobs'>>): number =>
  places.reduce((sum, { jobs }) => sum + jobs, 0)

type Pair = { readonly one: LocatedJobs; readonly other: LocatedJobs; readonly miles: number }

function listNearPairs(places: ReadonlyArray<LocatedJobs>): ReadonlyArray<Pair> {
  const southToNorth = places.toSorted((a, b) => a.at.latitude - b.at.latitude)
  const pairs: Pair[] = []
  for (const [index, one] of southToNorth.entries())
    for (const other of southToNorth.slice(index + 1)) {
      if ((other.at.latitude - one.at.latitude) * milesPerDegree > nearestGap) break
      const miles = milesBetween(one.at, other.at)
      if (miles <= nearestGap) pairs.push({ one, other, miles })
    }
  return pairs.sort((a, b) => a.miles - b.miles)
}

const areWithin = (ones: ReadonlyArray<LocatedJobs>, others: ReadonlyArray<LocatedJobs>) =>
  ones.every((one) => others.every((other) => milesBetween(one.at, other.at) <= widestGroup))

function createGroup(places: ReadonlyArray<LocatedJobs>): OfficeGroup {
  const jobs = sumJobs(places)
  const average = (read: (at: Coordinates) => number) =>
    places.reduce((sum, place) => sum + read(place.at) * place.jobs, 0) / jobs
  const middle = { latitude: average((at) => at.latitude), longitude: average((at) => at.longitude) }
  const distance = (place: LocatedJobs) => milesBetween(place.at, middle)
  const [chief] = places.toSorted((a, b) => distance(a) - distance(b) || b.jobs - a.jobs || compareText(a.city, b.city))
  return { places, jobs, middle, chief: chief! }
}

export function groupOffices(places: ReadonlyArray<LocatedJobs>): ReadonlyArray<OfficeGroup> {
  const groups = new Map(places.map((place) => [place, [place]]))
  for (const { one, other } of listNearPairs(places)) {
    const [near, far] = [groups.get(one)!, groups.get(other)!]
    if (near === far || !areWithin(near, far)) continue
    const merged = [...near, ...far]
    for (const place of merged) groups.set(place, merged)
  }
  return [...new Set(groups.values())].map(createGroup).sort((a, b) => a.middle.longitude - b.middle.longitude)
}
