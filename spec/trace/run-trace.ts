import { parseArgs } from 'node:util'
import type { Problem } from '../mention.ts'
import { readSources } from '../read-sources.ts'
import { readPlanned } from '../planned.ts'
import { liesIn, readRequirements } from '../requirements.ts'
import type { Report } from '../report.ts'
import { readFeatureTags } from './feature-tags.ts'
import { readMachineMetas } from './machine-metas.ts'
import { printProblem, printSections, printTotals } from './print.ts'
import { readTestTitles } from './test-titles.ts'
import { traceRequirements, type TracedRow } from './trace.ts'

/** Traces every requirement through the features, the tests and the machines of this project. */
export function traceProject() {
  const features = readSources('features/**/*.feature').map(readFeatureTags)
  const mentions = [
    ...features.flatMap((feature) => feature.mentions),
    ...readSources('**/*.test.{ts,tsx}', 'steps/*/paths.ts', 'steps/screen/*.screen.ts').flatMap(readTestTitles),
    ...readSources('machines/*.machine.ts').flatMap(readMachineMetas),
  ]
  const problems: Problem[] = features.flatMap((feature) => feature.problems)
  return traceRequirements(readRequirements(), mentions, { problems, planned: readPlanned() })
}

const within = (rows: ReadonlyArray<TracedRow>, prefixes: ReadonlyArray<string>) =>
  rows.filter(({ requirement }) => prefixes.some((prefix) => liesIn(requirement.id, prefix)))

function printRequired(missing: ReadonlyArray<TracedRow>) {
  return missing.length > 0 ? [`Required, and not covered: ${missing.map((row) => row.requirement.id).join(', ')}`] : []
}

/**
 * `trace [prefix…] [--all] [--require prefix]…`. Exit code 2 when an id or a prefix does not exist or a tag stands on a
 * feature, 1 when a required row is neither covered nor planned with another flow.
 */
export function runTrace(argv: ReadonlyArray<string>): Report {
  const options = { all: { type: 'boolean' }, require: { type: 'string', multiple: true } } as const
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
  const { all = false, require: required = [] } = values
  const { rows, problems } = traceProject()
  const nowhere = [...positionals, ...required].filter((prefix) => within(rows, [prefix]).length === 0)
  const missing = within(rows, required).filter(({ covered, flow }) => covered.length === 0 && flow === null)
  const asked = positionals.length > 0 ? within(rows, positionals) : rows
  const lines = [
    ...(positionals.length > 0 || all ? printSections(asked, all) : printTotals(asked)),
    ...nowhere.map((prefix) => `There is no section ${prefix}.`),
    ...problems.map(printProblem),
    ...printRequired(missing),
  ]
  return { lines, code: problems.length + nowhere.length > 0 ? 2 : Math.min(missing.length, 1) }
}
