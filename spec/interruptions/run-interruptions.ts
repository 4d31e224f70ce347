import { parseArgs } from 'node:util'
import { readChart, statesBelow } from '../draw/extract.ts'
import { loadFlows } from '../machines.ts'
import { readSources } from '../files.ts'
import type { Report } from '../report.ts'
import { formatProblem } from '../trace/print.ts'
import { findInterruptions, refuseInterruptionQuery } from './query.ts'
import {
  byStake,
  crossAll,
  formatSummary,
  type Interruption,
  type InterruptionAnalysis,
  draftExample,
} from './interruptions.ts'
import { listFeatureSentences } from './feature-sentences.ts'
import { readTables } from './tables.ts'

export async function crossProject(): Promise<InterruptionAnalysis> {
  const flows = await loadFlows()
  const sentences = new Map(
    flows.flatMap(({ stem, machine }) =>
      statesBelow(readChart(machine).root).map(({ path, meta }) => [`${stem} ${path}`, meta.description] as const),
    ),
  )
  const sayings = listFeatureSentences(readSources('features/**/*.feature'))
  return crossAll(readTables(), { sayings, getSentence: (flow, state) => sentences.get(`${flow} ${state}`) })
}

const printInterruption = (crossing: Interruption) => {
  const { told, happening } = crossing
  if (told.length === 0)
    return [`  · ${happening.sentence}: nobody has said.`, ...draftExample(crossing).map((line) => `      ${line}`)]
  return [
    `  ✓ ${happening.sentence}`,
    ...told.map(({ by, says, file: at, line }) => `      ${by} ${at}:${line}  ${says}`),
  ]
}

const print = (crossings: ReadonlyArray<Interruption>) => [
  ...byStake(crossings).flatMap(([{ flow, state }, members]) => [
    `${flow} ${state}: ${members[0]?.sentence ?? ''}`,
    ...members.flatMap(printInterruption),
    '',
  ]),
  formatSummary(crossings),
]

/** Words as in `findInterruptions`. Exit code 2 when nothing matches or an answer refers to nothing. */
export async function runInterruptions(argv: ReadonlyArray<string>): Promise<Report> {
  const options = { json: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
  const { crossings, problems } = await crossProject()
  if (problems.length > 0) return { lines: problems.map(formatProblem), code: 2 }
  const asked = findInterruptions(crossings, positionals)
  if (asked.length === 0) refuseInterruptionQuery(positionals, crossings, readSources('features/**/*.feature'))
  return { lines: values.json ? [JSON.stringify(asked, null, 2)] : print(asked), code: 0 }
}
