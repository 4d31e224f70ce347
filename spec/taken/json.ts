import { nameOfFlow } from '../machines.ts'
import { groupAnswers, type Answered, type Known } from './ask.ts'
import type { Asked } from './print.ts'
import type { Run } from './records.ts'
import type { Told } from './tell-flow.ts'

const countAnswers = (answers: ReadonlyArray<Answered>) => {
  const { byNothing, byPathsAlone, byExamples } = groupAnswers(answers)
  return {
    transitions: answers.length,
    byNothing: byNothing.length,
    byPathsAlone: byPathsAlone.length,
    byExamples: byExamples.length,
  }
}

const isStaleIn = (answers: ReadonlyArray<Answered>) =>
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

const toRecords = ({ examples, paths }: Known, answers: ReadonlyArray<Answered>) => ({
  examples: examples && { runs: examples.runs.map(toRun), isStale: isStaleIn(answers) },
  paths: paths && {
    date: paths.date,
    commit: paths.commit,
    isDirty: paths.isDirty,
    walked: paths.walked,
    isStale: (paths.changed ?? []).length > 0,
  },
})

/** Public format of `who-takes FLOW --json`: keep it stable. Null parts of `recorded` mean that nothing is recorded. */
export const toJson = ({ flow, answers, unheard, missing, known }: Told, { words, too }: Asked) => ({
  flow: flow.stem,
  name: nameOfFlow(flow.stem),
  words,
  too,
  recorded: toRecords(known, answers),
  counts: countAnswers(answers),
  unheard,
  missing,
  transitions: answers,
})

export const toJsonOfFlows = (
  flows: ReadonlyArray<{ readonly stem: string; readonly answers: ReadonlyArray<Answered> }>,
) =>
  flows.map(({ stem, answers }) => ({
    flow: stem,
    name: nameOfFlow(stem),
    counts: countAnswers(answers),
    areExamplesKnown: answers.every(({ examples }) => examples !== null),
    arePathsKnown: answers.every(({ isInPaths }) => isInPaths !== null),
  }))
