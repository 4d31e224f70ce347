import { parseArgs } from 'node:util'
import type { Problem } from '../mention.ts'
import { readSources } from '../read-sources.ts'
import { readPlanned } from '../planned.ts'
import { liesIn, readRequirements } from '../requirements.ts'
import type { Report } from '../report.ts'
import { readFeatureTags } from './feature-tags.ts'
import { readMachineMetas } from './machine-metas.ts'
import { printProblem, printSections, printTotals, printWithoutRule } from './print.ts'
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

/** The rows of these parts that are neither covered nor planned with another flow. */
export const missingOf = (rows: ReadonlyArray<TracedRow>, required: ReadonlyArray<string>) =>
  within(rows, required).filter(({ covered, flow }) => covered.length === 0 && flow === null)

type Asked = { readonly names: ReadonlyArray<string>; readonly all: boolean; readonly withoutRule: boolean }

/** A row is shown where nothing covers it, where all are asked for, and where it is asked for by its own id. */
function printAsked(rows: ReadonlyArray<TracedRow>, { names, all, withoutRule }: Asked) {
  const asked = names.length > 0 ? within(rows, names) : rows
  if (withoutRule) return printWithoutRule(asked)
  if (names.length === 0 && !all) return printTotals(asked)
  return printSections(
    asked,
    ({ covered, requirement }) => all || covered.length === 0 || names.includes(requirement.id),
  )
}

/**
 * `trace [prefix…] [--all] [--without-rule] [--require prefix]…`. Exit code 2 when an id or a prefix does not exist or a
 * tag stands on a feature, 1 when a required row is neither covered nor planned with another flow.
 */
export function runTrace(argv: ReadonlyArray<string>): Report {
  const options = {
    all: { type: 'boolean' },
    'without-rule': { type: 'boolean' },
    require: { type: 'string', multiple: true },
  } as const
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
  const { all = false, 'without-rule': withoutRule = false, require: required = [] } = values
  const { rows, problems } = traceProject()
  const nowhere = [...positionals, ...required].filter((prefix) => within(rows, [prefix]).length === 0)
  const missing = missingOf(rows, required)
  const lines = [
    ...printAsked(rows, { names: positionals, all, withoutRule }),
    ...nowhere.map((prefix) => `There is no section ${prefix}.`),
    ...problems.map(printProblem),
    ...printRequired(missing),
  ]
  return { lines, code: problems.length + nowhere.length > 0 ? 2 : Math.min(missing.length, 1) }
}
