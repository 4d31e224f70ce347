import { addAll, noBits } from '../search/bits.ts'
import type { BoardOption } from './board-options.ts'
import { milesBetween, nearbyRadius, type Place } from '../places/distance.ts'

export function withNearby(
  cities: readonly BoardOption[],
  places: ReadonlyMap<string, Place>,
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
