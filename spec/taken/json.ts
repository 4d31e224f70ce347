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

/** What is recorded: `isStale` when what ran has been changed since; null when nothing is. */
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

/**
 * The answer of `who-takes FLOW --json`, in a shape that stays:
 * `flow` (stem) and `name`; `words` asked for, and `too`, what is said of examples that count (null: all do);
 * `recorded` `{ examples, paths }`, each null when nothing is recorded: the `runs` of examples `{ date, commit, isDirty, seed,
 * isWhole, count, of }`, of paths `{ date, commit, isDirty, walked: { passed, of } | null }`, both with `isStale`;
 * `counts` `{ transitions, byNothing, byPathsAlone, byExamples }`;
 * `unheard`, the examples `{ title, file, line }` of the flow's features that only a screen tells, `missing` those of which
 * nothing is recorded;
 * `transitions`, in the order of the chart, each `{ id, from: { name, says }, to: [{ name, says }], event, says, guard,
 * requirements, examples: [{ title, file, line, stale? }] | null, isInPaths: boolean | null, unreachable: string | null }`.
 */
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

/** The answer of `who-takes --json` without a flow: for each flow `{ flow, name, counts, areExamplesKnown, arePathsKnown }`. */
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
