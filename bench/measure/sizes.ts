import { smallestLine } from '#scripts/suites/bench-problem.ts'
import { stopChildrenWithUs } from '#scripts/run-process.ts'

export type Sizes<Size> = { readonly usual: Size; readonly smallest: Size }

const option = '--smallest'

export function startBench<Size>({ usual, smallest }: Sizes<Size>) {
  stopChildrenWithUs()
  const given = process.argv.slice(2)
  const isSmallest = given.includes(option)
  if (isSmallest) console.log(smallestLine)
  return { size: isSmallest ? smallest : usual, isSmallest, args: given.filter((arg) => arg !== option) }
}
