import { mkdirSync, writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

declare module 'vitest' {
  interface TaskMeta {
    cpuSeconds?: number
  }
}

/** CPU seconds per file on a machine of the usual speed. */
export const maxFileSeconds = 20

export const growing: ReadonlyArray<string> = [
  'src/server/content/kill.test.ts',
  'src/server/job-alerts/kill-alerts.test.ts',
  'src/server/pages/every-page.test.ts',
  'src/server/planted-words.test.ts',
  'src/server/authorization/authorization-rows.test.ts',
  'steps/screen/page-links.test.ts',
]

export function costProblem(file: string, seconds: number, isDrawn: boolean, most = maxFileSeconds): string | null {
  if (seconds <= most || (growing.includes(file) && !isDrawn)) return null
  return (
    `Expected ${file} to use ${Math.round(most)} processor seconds at most and found ${seconds}. Share what its tests prepare, or, ` +
    'where its work grows with the product, draw from it (steps/harness/sampling.ts) and name it in scripts/suites/unit-cost.ts.'
  )
}

export const toRelativePath = (file: string): string => relative('.', file).split(sep).join('/')

export default class UnitCost implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const costs = modules.map((module) => [toRelativePath(module.moduleId), module.meta().cpuSeconds ?? 0] as const)
    mkdirSync('out', { recursive: true })
    const sorted = costs.toSorted(([, one], [, other]) => other - one)
    writeFileSync('out/unit-cost.json', `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  }
}
