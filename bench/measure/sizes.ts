import { smallestLine } from '#scripts/suites/bench-problem.ts'
import { stopChildrenWithUs } from '#scripts/run-process.ts'

/** What a bench or trial takes usually, and what it takes at least to go through everything once. */
export type Sizes<Size> = { readonly usual: Size; readonly smallest: Size }

const option = '--smallest'

/**
 * Begins a bench or trial: reads which of its sizes is asked for, and ends what it has started when it is interrupted.
 * @returns the size, whether it is the smallest, by which nothing that takes time is judged, and all other arguments
 */
export function begin<Size>({ usual, smallest }: Sizes<Size>) {
  stopChildrenWithUs()
  const given = process.argv.slice(2)
  const isSmallest = given.includes(option)
  if (isSmallest) console.log(smallestLine)
  return { size: isSmallest ? smallest : usual, isSmallest, args: given.filter((arg) => arg !== option) }
}
