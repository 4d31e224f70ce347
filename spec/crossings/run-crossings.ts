import { parseArgs } from 'node:util'
import { readChart, statesBelow } from '../draw/extract.ts'
import { loadFlows } from '../machines.ts'
import { readSources } from '../read-sources.ts'
import type { Report } from '../report.ts'
import { printProblem } from '../trace/print.ts'
import { askFor } from './ask-for.ts'
import { byStake, crossAll, sumUp, type Crossing, type Crossings } from './cross.ts'
import { draftOf } from './draft.ts'
import { refuseAsked } from './near.ts'
import { sayingsOf } from './sayings.ts'
import { readTables } from './tables.ts'

export async function crossProject(): Promise<Crossings> {
  const flows = await loadFlows()
  const sentences = new Map(
    flows.flatMap(({ stem, machine }) =>
      statesBelow(readChart(machine).root).map(({ path, meta }) => [`${stem} ${path}`, meta.description] as const),
    ),
  )
  const sayings = sayingsOf(readSources('features/**/*.feature'))
  return crossAll(readTables(), { sayings, sentenceOf: (flow, state) => sentences.get(`${flow} ${state}`) })
}

const printCrossing = (crossing: Crossing) => {
  const { told, happening } = crossing
  if (told.length === 0)
    return [`  · ${happening.sentence}: nobody has said.`, ...draftOf(crossing).map((line) => `      ${line}`)]
  return [
    `  ✓ ${happening.sentence}`,
    ...told.map(({ by, says, file: at, line }) => `      ${by} ${at}:${line}  ${says}`),
  ]
}

const print = (crossings: ReadonlyArray<Crossing>) => [
  ...byStake(crossings).flatMap(([{ flow, state }, members]) => [
    `${flow} ${state}: ${members[0]?.sentence ?? ''}`,
    ...members.flatMap(printCrossing),
    '',
  ]),
  sumUp(crossings),
]

/** Words as in `askFor`. Exit code 2 when nothing matches or an answer refers to nothing. */
export async function runCrossings(argv: ReadonlyArray<string>): Promise<Report> {
  const options = { json: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
  const { crossings, problems } = await crossProject()
  if (problems.length > 0) return { lines: problems.map(printProblem), code: 2 }
  const asked = askFor(crossings, positionals)
  if (asked.length === 0) refuseAsked(positionals, crossings, readSources('features/**/*.feature'))
  return { lines: values.json ? [JSON.stringify(asked, null, 2)] : print(asked), code: 0 }
}
