import { mkdirSync, writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

declare module 'vitest' {
  interface TaskMeta {
    /** The processor seconds of a file, and of the processes that it started. */
    cpuSeconds?: number
  }
}

/** Processor seconds that a file may use on a machine of the usual speed. */
export const mostOfFile = 20

/** Files whose work grows with the product: where a seed draws, each keeps to the limit too. */
export const growing: ReadonlyArray<string> = [
  'src/server/content/kill.test.ts',
  'src/server/job-alerts/kill-alerts.test.ts',
  'src/server/pages/every-page.test.ts',
  'src/server/planted-words.test.ts',
  'src/server/strangers/strangers-rows.test.ts',
  'steps/screen/every-link.test.ts',
]

/**
 * What is wrong with the cost of a file, null when nothing is.
 * @param isDrawn whether files that grow run a part of their tests
 * @param most processor seconds that a file may use here
 */
export function costProblem(file: string, seconds: number, isDrawn: boolean, most = mostOfFile): string | null {
  if (seconds <= most || (growing.includes(file) && !isDrawn)) return null
  return (
    `Expected ${file} to use ${Math.round(most)} processor seconds at most and found ${seconds}. Share what its tests prepare, or, ` +
    'where its work grows with the product, draw from it (steps/harness/draw-lots.ts) and name it in scripts/suites/unit-cost.ts.'
  )
}

/** A file as it is named from here. */
export const fromHere = (file: string): string => relative('.', file).split(sep).join('/')

/** Writes what each file has used, the most first, to `out/unit-cost.json`: processor seconds by file. */
export default class UnitCost implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const costs = modules.map((module) => [fromHere(module.moduleId), module.meta().cpuSeconds ?? 0] as const)
    mkdirSync('out', { recursive: true })
    const sorted = costs.toSorted(([, one], [, other]) => other - one)
    writeFileSync('out/unit-cost.json', `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  }
}
