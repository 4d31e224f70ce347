import { type Outcome, stopChildrenWithUs } from '../run-process.ts'

export const smallestLine = 'At its smallest size: this shows that it runs to its end, and its figures say nothing.'

const table = /├[─┼]+┤\n│/

export function benchProblem({ code, output }: Pick<Outcome, 'code' | 'output'>): string | null {
  if (code !== 0) return `It ended with code ${code}.\n${output.trimEnd()}`
  if (!output.includes(smallestLine))
    return 'It does not take --smallest: begin it with startBench (scripts/suites/bench-runs.ts).'
  return table.test(output) ? null : `It printed no table with a result.\n${output.trimEnd()}`
}

export type Sizes<Size> = { readonly usual: Size; readonly smallest: Size }

const option = '--smallest'

export function startBench<Size>({ usual, smallest }: Sizes<Size>) {
  stopChildrenWithUs()
  const given = process.argv.slice(2)
  const isSmallest = given.includes(option)
  if (isSmallest) console.log(smallestLine)
  return { size: isSmallest ? smallest : usual, isSmallest, args: given.filter((arg) => arg !== option) }
}
