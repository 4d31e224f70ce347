import { isPart } from '#scripts/names/names.ts'
import { CommandProblem } from '#scripts/command.ts'
import { parseArgs } from 'node:util'
import { type Problem, isInSection, readRequirements, spellPart } from '../requirements.ts'
import { readSources } from '../files.ts'
import { loadFlows } from '../machines.ts'
import { readPlanned } from '../planned.ts'
import { readInterpretations } from '../interpretations/interpretations.ts'
import type { Report } from '../report.ts'
import { assemblies, readResults } from '../results/results.ts'
import { readExamplesRecord, readPathsRecord } from '../coverage/records.ts'
import { answerRequirement, readModels, type Shelves } from './answer.ts'
import { readFeatureTags } from './feature-tags.ts'
import { readMachineMetas } from './machine-metas.ts'
import { printAnswer } from './print-answer.ts'
import { formatProblem, formatSections, printTotals, printWithoutRule } from './print.ts'
import { readTestTitles } from './test-titles.ts'
import { parseFeatures } from './traced-rules.ts'
import { traceRequirements, listRowsWithoutRule, type TracedRow } from './trace.ts'

export function traceProject() {
  const features = readSources('features/**/*.feature').map(readFeatureTags)
  const mentions = [
    ...features.flatMap((feature) => feature.mentions),
    ...readSources('**/*.test.{ts,tsx}', 'steps/*/paths.ts', 'steps/screen/*.screen.ts').flatMap(readTestTitles),
    ...readSources('machines/*.machine.ts').flatMap(readMachineMetas),
  ]
  const problems: Problem[] = features.flatMap((feature) => feature.problems)
  const decided = new Set(readInterpretations().flatMap(({ id, decision }) => (decision === null ? [] : id)))
  return traceRequirements(readRequirements(), mentions, { problems, planned: readPlanned(), decided })
}

const within = (rows: ReadonlyArray<TracedRow>, prefixes: ReadonlyArray<string>) =>
  rows.filter(({ requirement }) => prefixes.some((prefix) => isInSection(requirement.id, prefix)))

function printRequired(missing: ReadonlyArray<TracedRow>) {
  return missing.length > 0 ? [`Required, and not covered: ${missing.map((row) => row.requirement.id).join(', ')}`] : []
}

export const listMissingRows = (rows: ReadonlyArray<TracedRow>, required: ReadonlyArray<string>) =>
  within(rows, required).filter(({ covered, flow }) => covered.length === 0 && flow === null)

type TraceQuery = {
  readonly names: ReadonlyArray<string>
  readonly all: boolean
  readonly withoutRule: boolean
  readonly json: boolean
}

async function openShelves(): Promise<Shelves> {
  return {
    features: parseFeatures(readSources('features/**/*.feature')),
    models: readModels(await loadFlows(), { examples: readExamplesRecord(), paths: readPathsRecord() }),
    readings: readInterpretations(),
    decisions: readSources('docs/decisions/*.md'),
    ran: new Set(assemblies.flatMap((assembly) => Object.keys(readResults(assembly)))),
  }
}

async function printTraceResults(rows: ReadonlyArray<TracedRow>, { names, all, withoutRule, json }: TraceQuery) {
  const asked = names.length > 0 ? within(rows, names) : rows
  const chosen = withoutRule ? listRowsWithoutRule(asked) : asked
  if (json) {
    const shelves = await openShelves()
    const answers = chosen.map((row) => answerRequirement(row, shelves))
    return [JSON.stringify(answers, null, 2)]
  }
  if (withoutRule) return printWithoutRule(asked)
  if (names.length === 0) return all ? formatSections(asked, () => true) : printTotals(asked)
  const isNamed = ({ requirement }: TracedRow) => names.includes(requirement.id)
  const [single, others] = [asked.filter(isNamed), asked.filter((row) => !isNamed(row))]
  const shelves = single.length > 0 ? await openShelves() : null
  return [
    ...(shelves ? single.flatMap((row) => printAnswer(answerRequirement(row, shelves))) : []),
    ...formatSections(others, ({ covered }) => all || covered.length === 0),
  ]
}

/** @throws {CommandProblem} when a name is not the id of a requirement or section */
function refuseWords(names: ReadonlyArray<string>): void {
  if (names.every(isPart)) return
  throw new CommandProblem(
    `“${names.join(' ')}” names no requirement: trace takes ids of requirements and sections, such as J9-13 or J4.4. For words there is the search on the pages: npm run docs.`,
  )
}

/**
 * `trace [prefix…] [--all] [--without-rule] [--json] [--require prefix]…`. Exit code 2: unknown id or prefix, words, or
 * a problem in the sources; 1: a required row is neither covered nor planned with another flow.
 */
export async function runTrace(argv: ReadonlyArray<string>, trace = traceProject): Promise<Report> {
  const options = {
    all: { type: 'boolean' },
    json: { type: 'boolean' },
    'without-rule': { type: 'boolean' },
    require: { type: 'string', multiple: true },
  } as const
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
  const { all = false, json = false, 'without-rule': withoutRule = false } = values
  const [names, required] = [positionals, values.require ?? []].map((typed) => typed.map(spellPart)) as [
    string[],
    string[],
  ]
  refuseWords(names)
  const { rows, problems } = trace()
  const nowhere = [...names, ...required].filter((prefix) => within(rows, [prefix]).length === 0)
  const missing = listMissingRows(rows, required)
  const wrong = [
    ...nowhere.map((prefix) => `There is no requirement and no section ${prefix}.`),
    ...problems.map(formatProblem),
    ...printRequired(missing),
  ]
  const answered = await printTraceResults(rows, { names, all, withoutRule, json })
  // What is read by a program is nothing but JSON, or nothing but what is wrong.
  const lines = json && wrong.length > 0 ? wrong : [...answered, ...wrong]
  return { lines, code: problems.length + nowhere.length > 0 ? 2 : Math.min(missing.length, 1) }
}
