import { formatFlowName } from '../machines.ts'
import { groupAnswers, type TransitionCoverage, type FlowRecords } from './transition-coverage.ts'
import type { CoverageQuery } from './print.ts'
import type { Run } from './records.ts'
import type { FlowCoverage } from './flow-coverage.ts'

const countAnswers = (answers: ReadonlyArray<TransitionCoverage>) => {
  const { byNothing, byPathsAlone, byExamples } = groupAnswers(answers)
  return {
    transitions: answers.length,
    byNothing: byNothing.length,
    byPathsAlone: byPathsAlone.length,
    byExamples: byExamples.length,
  }
}

const hasStaleExamples = (answers: ReadonlyArray<TransitionCoverage>) =>
  answers.some(({ examples }) => examples?.some(({ stale }) => stale !== undefined))

const toRun = ({ date, commit, isDirty, seed, isWhole, count, of }: Run) => ({
  date,
  commit,
  isDirty,
  seed,
  isWhole,
  count,
  of,
})

const toRecords = ({ examples, paths }: FlowRecords, answers: ReadonlyArray<TransitionCoverage>) => ({
  examples: examples && { runs: examples.runs.map(toRun), isStale: hasStaleExamples(answers) },
  paths: paths && {
    date: paths.date,
    commit: paths.commit,
    isDirty: paths.isDirty,
    walked: paths.walked,
    isStale: (paths.changed ?? []).length > 0,
  },
})

/** Public format of `who-takes FLOW --json`: keep it stable. Null parts of `recorded` mean that nothing is recorded. */
export const toJson = ({ flow, answers, unheard, missing, known }: FlowCoverage, { words, too }: CoverageQuery) => ({
  flow: flow.stem,
  name: formatFlowName(flow.stem),
  words,
  too,
  recorded: toRecords(known, answers),
  counts: countAnswers(answers),
  unheard,
  missing,
  transitions: answers,
})

export const toFlowsJson = (
  flows: ReadonlyArray<{ readonly stem: string; readonly answers: ReadonlyArray<TransitionCoverage> }>,
) =>
  flows.map(({ stem, answers }) => ({
    flow: stem,
    name: formatFlowName(stem),
    counts: countAnswers(answers),
    areExamplesKnown: answers.every(({ examples }) => examples !== null),
    arePathsKnown: answers.every(({ isInPaths }) => isInPaths !== null),
  }))
