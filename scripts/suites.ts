import { countCucumber, countVitest, type Totals } from './count-results.ts'
import { listCucumberFailures, listVitestFailures, type Failure } from './list-failures.ts'

/** A suite: what runs it, and the report it leaves. */
export type Suite = { name: string; script: string[]; results: string } & Reader

/** How the report is read, and the option that ends the suite with the first failure. */
type Reader = {
  count: (text: string) => Totals
  failures: (text: string) => Failure[]
  untilFailure: string
}

const vitest: Reader = { count: countVitest, failures: listVitestFailures, untilFailure: '--bail=1' }
const cucumber: Reader = { count: countCucumber, failures: listCucumberFailures, untilFailure: '--fail-fast' }

/** Vitest on one project of vitest.config.ts, on the screen and as JSON for the totals. */
export function vitestArgs(project: string): string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=out/${project}.json`]
  return ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters]
}

export const cucumberArgs = ['node_modules/@cucumber/cucumber/bin/cucumber.js', '--config', 'cucumber.ts']

/** What `scripts/engines.ts` leaves. */
type WalksReport = Totals & { failures: Failure[] }
const readWalks = (text: string) => JSON.parse(text) as WalksReport

const walksInEngines: Suite = {
  name: 'engines',
  script: ['scripts/engines.ts'],
  results: 'out/engines.json',
  count: readWalks,
  failures: (text) => readWalks(text).failures,
  untilFailure: '',
}

/** Every bench and trial at its smallest size; its report is like that of the walks. */
const benches: Suite = {
  ...walksInEngines,
  name: 'benches',
  script: ['scripts/benches.ts'],
  results: 'out/benches.json',
}

/**
 * The test suites in the order in which `npm test` runs them.
 * @param all whether every example is told, and every row opened, on the screen too
 * @param engines whether the site is walked in Firefox and WebKit too
 */
export const suitesOf = ({ all, engines = false }: { all: boolean; engines?: boolean }): Suite[] => [
  { name: 'unit', script: ['scripts/vitest.ts', 'unit'], results: 'out/unit.json', ...vitest },
  {
    name: 'features',
    script: ['scripts/features.ts', 'in-memory'],
    results: 'out/features-in-memory.ndjson',
    ...cucumber,
  },
  {
    name: 'features:browser',
    script: ['scripts/features.ts', 'in-browser', ...(all ? [] : ['--cover'])],
    results: 'out/features-in-browser.ndjson',
    ...cucumber,
  },
  {
    name: 'paths',
    script: ['scripts/vitest.ts', 'paths', ...(all ? [] : ['--cover'])],
    results: 'out/paths.json',
    ...vitest,
  },
  ...(all ? [benches] : []),
  ...(engines ? [walksInEngines] : []),
]
