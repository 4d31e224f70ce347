import { addAll, intersect, noBits, type Bits } from './bits.ts'
import { milesBetween, nearbyRadius, type Place } from './distance.ts'
import type { JobCriteria } from './job-criteria.ts'
import { combine, type JobMatches } from './match-jobs.ts'
import type { JobBoard } from './open-board.ts'

const isNear = (place: Place, selected: readonly Place[]) =>
  selected.some((other) => milesBetween(place, other) <= nearbyRadius)

/**
 * The jobs of cities within 25 miles of a checked city, without the checked ones; everything else applies
 * (J4.8-02 to J4.8-04). A city of unknown coordinates is never nearby.
 */
export function nearbyJobs(board: JobBoard, criteria: JobCriteria, matches: JobMatches): Bits {
  const checked = new Set(criteria.cities)
  const selected = criteria.cities.flatMap((key) => board.places.get(key) ?? [])
  const jobs = noBits(board.postings.length)
  for (const city of board.options.location) {
    const place = board.places.get(city.value)
    if (place && !checked.has(city.value) && isNear(place, selected)) addAll(jobs, city.jobs)
  }
  return intersect(jobs, combine(matches, ['location']))
}
