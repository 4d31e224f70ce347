import { isFlowFile } from '#scripts/names/names.ts'
import type { Flow } from '../machines.ts'
import { changedSince } from '../results/changed-since.ts'
import type { CaseNow, Now } from '../results/read-cases.ts'
import { answerFlow, findFlowPaths, type TransitionCoverage, type FlowRecords } from './transition-coverage.ts'
import { toExampleLocation, type Place } from './takers.ts'
import type { ExamplesRecord, PathsRecord, RecordedExample, Run } from './records.ts'

export type Records = { readonly examples: ExamplesRecord | null; readonly paths: PathsRecord | null }

export type FlowCoverage = {
  readonly flow: Pick<Flow, 'stem'>
  readonly known: FlowRecords
  readonly answers: ReadonlyArray<TransitionCoverage>
  readonly unheard: ReadonlyArray<Place>
  readonly missing: ReadonlyArray<Place>
}

const withMachine = (changed: ReadonlyArray<string>, isOther: boolean) =>
  isOther ? [...changed, 'the machine of this flow'] : changed

function compare(example: RecordedExample, runs: ReadonlyArray<Run>, stem: string, { cases, flows }: Now) {
  const now = cases.get(example.key)
  if (!now) return []
  const { file, line, title, row, of } = now
  const changed = changedSince(example.of, of)
  const isOwn = flows.findMachineSource(file) === stem
  const isOther = !isOwn && runs[example.run]?.machines[stem] !== flows.machines[stem]
  return [{ ...example, file, line, title, row, changed: withMachine(changed, isOther) }]
}

export function getFlowRecords({ stem }: Pick<Flow, 'stem'>, { examples, paths }: Records, now: Now): FlowRecords {
  const made = findFlowPaths(paths, { stem })
  return {
    examples: examples && {
      runs: examples.runs,
      examples: examples.examples.flatMap((example) => compare(example, examples.runs, stem, now)),
    },
    paths: made && { ...made, changed: changedSince(made.of, now.flows.computePathSourceHashes(made.file)) },
  }
}

const toPlace = (each: CaseNow): Place => toExampleLocation(each)

export function computeFlowCoverage(flow: Flow, records: Records, now: Now): FlowCoverage {
  const known = getFlowRecords(flow, records, now)
  const own = [...now.cases.values()].filter(({ file }) => isFlowFile(flow.stem, file))
  const recorded = new Set(records.examples?.examples.map(({ key }) => key))
  return {
    flow,
    known,
    answers: answerFlow(flow, known),
    unheard: own.filter(({ isOnScreen }) => isOnScreen).map(toPlace),
    missing: own.filter(({ isOnScreen, key }) => !isOnScreen && !recorded.has(key)).map(toPlace),
  }
}
