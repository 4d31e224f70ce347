import type { Outcome } from '../run-process.ts'

/** The first line of a bench or trial at its smallest size. */
export const smallestLine = 'At its smallest size: this shows that it runs to its end, and its figures say nothing.'

/** A table as Node prints it, with a row at least. */
const table = /├[─┼]+┤\n│/

/** What is wrong with how a bench or trial ended at its smallest size; null when nothing is. */
export function benchProblem({ code, output }: Pick<Outcome, 'code' | 'output'>): string | null {
  if (code !== 0) return `It ended with code ${code}.\n${output.trimEnd()}`
  if (!output.includes(smallestLine)) return 'It does not take --smallest: begin it as bench/measure/sizes.ts has it.'
  return table.test(output) ? null : `It printed no table with a result.\n${output.trimEnd()}`
}
