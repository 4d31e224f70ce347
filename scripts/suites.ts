import { countCucumber, countVitest, type Totals } from './count-results.ts'

export type Suite = { name: string; script: string[]; results: string; count: (text: string) => Totals }

/** Vitest on one project of vitest.config.ts, on the screen and as JSON for the totals. */
export function vitestArgs(project: string): string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=out/${project}.json`]
  return ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters]
}

export const cucumberArgs = ['node_modules/@cucumber/cucumber/bin/cucumber.js', '--config', 'cucumber.ts']

/** The test suites in the order in which `npm test` runs them. */
export const suites: Suite[] = [
  { name: 'unit', script: ['scripts/vitest.ts', 'unit'], results: 'out/unit.json', count: countVitest },
  {
    name: 'features',
    script: ['scripts/features.ts', 'in-memory'],
    results: 'out/features-in-memory.ndjson',
    count: countCucumber,
  },
  {
    name: 'features:browser',
    script: ['scripts/features.ts', 'in-browser'],
    results: 'out/features-in-browser.ndjson',
    count: countCucumber,
  },
  { name: 'paths', script: ['scripts/vitest.ts', 'paths'], results: 'out/paths.json', count: countVitest },
]
