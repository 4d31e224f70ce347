import { refuseName } from '#scripts/names/names.ts'
import { parseArgs } from 'node:util'
import { loadFlows, type Flow } from '../machines.ts'
import type { Report } from '../report.ts'
import { readNow } from '../results/read-cases.ts'
import {
  answerFlow,
  findFlow,
  hasWords,
  getPathsFile,
  findFlowPaths,
  filterByTransitions,
} from './transition-coverage.ts'
import { toJson, toFlowsJson } from './json.ts'
import { computePaths, startPathsRun, recordPaths } from './record-paths.ts'
import { formatCoverage, formatFlowTable, type CoverageQuery } from './print.ts'
import { readExamplesRecord, readPathsRecord } from './records.ts'
import { computeFlowCoverage, type FlowCoverage } from './flow-coverage.ts'

function flowNamed(flows: ReadonlyArray<Flow>, name: string): Flow {
  const found = findFlow(flows, name)
  return (
    found ??
    refuseName(
      `There is no flow "${name}".`,
      name,
      flows.map(({ stem }) => stem),
    )
  )
}

function make(flows: ReadonlyArray<Flow>): void {
  for (const flow of flows) {
    process.stderr.write(`Making the paths of ${flow.stem}...\n`)
    const file = getPathsFile(flow)
    const begun = startPathsRun()
    recordPaths(begun, [{ file, ...computePaths(file), walked: null }])
  }
}

type Options = {
  readonly json: boolean
  readonly all: boolean
  readonly paths: boolean
  readonly with?: string | undefined
}

function parseOtherFlow(flows: ReadonlyArray<Flow>, given: string) {
  const [name = '', ...words] = given.split(' ')
  const flow = flowNamed(flows, name)
  const found = answerFlow(flow, { examples: null, paths: null }).filter((answer) => hasWords(answer, words))
  if (found.length === 0) throw new Error(`No transition of ${flow.stem} has the words ${words.join(' ')}.`)
  const about = words.length > 0 ? ` with ${words.map((word) => `“${word}”`).join(' and ')}` : ''
  return { ids: found.map(({ id }) => id), too: `take a transition of ${flow.stem}${about}` }
}

function answerOne(flows: ReadonlyArray<Flow>, [name = '', ...words]: ReadonlyArray<string>, options: Options): Report {
  const flow = flowNamed(flows, name)
  const other = options.with === undefined ? null : parseOtherFlow(flows, options.with)
  if (!other && (options.paths || !findFlowPaths(readPathsRecord(), flow))) make([flow])
  const all = readExamplesRecord()
  const records = {
    examples: other ? filterByTransitions(all, other.ids) : all,
    paths: other ? null : readPathsRecord(),
  }
  const whole = computeFlowCoverage(flow, records, readNow())
  const told: FlowCoverage = {
    ...whole,
    answers: whole.answers.filter((answer) => hasWords(answer, words)),
    ...(other && { missing: [] }),
  }
  if (told.answers.length === 0) throw new Error(`No transition of ${flow.stem} has the words ${words.join(' ')}.`)
  const asked: CoverageQuery = { words, too: other?.too ?? null, isAll: options.all }
  if (!options.json) return { lines: formatCoverage(told, asked), code: 0 }
  return { lines: [JSON.stringify(toJson(told, asked), null, 2)], code: 0 }
}

function answerAll(flows: ReadonlyArray<Flow>, { json, all, with: other, paths: isMaking }: Options): Report {
  if (all || other !== undefined)
    throw new Error('--with and --all need a flow before them: npm run spec -- who-takes session --with form')
  if (isMaking) make(flows)
  const [records, now] = [{ examples: readExamplesRecord(), paths: readPathsRecord() }, readNow()]
  const answered = flows.map((flow) => ({ stem: flow.stem, answers: computeFlowCoverage(flow, records, now).answers }))
  if (json) return { lines: [JSON.stringify(toFlowsJson(answered), null, 2)], code: 0 }
  return { lines: formatFlowTable(answered, records), code: 0 }
}

/** `--with` counts only examples that also take a transition of the other flow. Exit code 2 when a name matches nothing. */
export async function runCoverage(argv: ReadonlyArray<string>): Promise<Report> {
  const options = {
    json: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    paths: { type: 'boolean', default: false },
    with: { type: 'string' },
  } as const
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
  const flows = await loadFlows()
  return positionals.length > 0 ? answerOne(flows, positionals, values) : answerAll(flows, values)
}
