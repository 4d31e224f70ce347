import { randomInt } from 'node:crypto'
import { countCucumber, countVitest, type Totals } from './count-results.ts'
import { readCucumberCost, readUnitCost, readVitestCost, type Cost } from '../run/cost.ts'
import { listCucumberFailures, listVitestFailures, type Failure } from './list-failures.ts'

export const newSeed = (): string => process.env['SEED'] ?? String(randomInt(100_000))

/** `budget`: CPU seconds for a partial run, about twice what was measured (docs/benchmarks.md). */
export type Suite = { name: string; script: string[]; choice?: string[]; results: string; budget: number } & Reader

type Reader = {
  count: (text: string) => Totals
  failures: (text: string) => Failure[]
  cost: (text: string) => Cost
  again: string
  untilFailure: string
  oneWorker: string[]
}

const vitest: Reader = {
  count: countVitest,
  failures: listVitestFailures,
  cost: readVitestCost,
  again: 'out/again.json',
  untilFailure: '--bail=1',
  oneWorker: ['--maxWorkers', '1'],
}
const cucumber: Reader = {
  count: countCucumber,
  failures: listCucumberFailures,
  cost: readCucumberCost,
  again: 'out/again.ndjson',
  untilFailure: '--fail-fast',
  oneWorker: ['--parallel', '0'],
}

export const checksBudget = 150

export function vitestArgs(project: string, report: string): string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  if (report === 'out/unit.json') reporters.push('--reporter=./scripts/suites/unit-cost.ts')
  return ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters]
}

export const cucumberArgs = ['node_modules/@cucumber/cucumber/bin/cucumber.js', '--config', 'cucumber.ts']

type WalksReport = Totals & { failures: Failure[] }
const readWalks = (text: string) => JSON.parse(text) as WalksReport

const walksInEngines: Suite = {
  name: 'engines',
  script: ['scripts/engines.ts'],
  results: 'out/engines.json',
  budget: 600,
  count: readWalks,
  failures: (text) => readWalks(text).failures,
  cost: () => ({ files: [] }),
  again: 'out/engines.json',
  untilFailure: '',
  oneWorker: [],
}

const benches: Suite = {
  ...walksInEngines,
  name: 'benches',
  script: ['scripts/benches.ts'],
  results: 'out/benches.json',
  again: 'out/benches.json',
}

const unit = (all: boolean): Suite => ({
  name: 'unit',
  script: ['scripts/vitest.ts', 'unit', ...(all ? [] : ['--cover'])],
  results: 'out/unit.json',
  budget: 450,
  ...vitest,
  cost: (text) => readUnitCost(text),
})

const features: Suite = {
  name: 'features',
  script: ['scripts/features.ts', 'in-memory'],
  results: 'out/features-in-memory.ndjson',
  budget: 170,
  ...cucumber,
}

const featuresOnPostgres: Suite = {
  ...features,
  name: 'test:postgres',
  script: ['scripts/features.ts', 'on-postgres'],
  results: 'out/features-on-postgres.ndjson',
}

const onScreen = (cover: string[]): Suite[] => [
  {
    name: 'features:browser',
    script: ['scripts/features.ts', 'in-browser'],
    choice: cover,
    results: 'out/features-in-browser.ndjson',
    budget: 1_500,
    ...cucumber,
  },
  {
    name: 'paths',
    script: ['scripts/vitest.ts', 'paths'],
    choice: cover,
    results: 'out/paths.json',
    budget: 1_300,
    ...vitest,
  },
]

type SuiteOptions = { all: boolean; since?: string | undefined; engines?: boolean }

export const listSuites = ({ all, since, engines = false }: SuiteOptions): Suite[] => [
  unit(all),
  features,
  ...onScreen(all ? [] : ['--cover', ...(since === undefined ? [] : ['--since', since])]),
  ...(all ? [featuresOnPostgres, benches] : []),
  ...(engines ? [walksInEngines] : []),
]
