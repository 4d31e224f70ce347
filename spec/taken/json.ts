import { nameOfFlow, type Flow } from '../machines.ts'
import { groupAnswers, type Answered, type Known } from './ask.ts'
import type { Asked, Told } from './print.ts'

const countAnswers = (answers: ReadonlyArray<Answered>) => {
  const { byNothing, byPathsAlone, byExamples } = groupAnswers(answers)
  return {
    transitions: answers.length,
    byNothing: byNothing.length,
    byPathsAlone: byPathsAlone.length,
    byExamples: byExamples.length,
  }
}

/** What is recorded: `isStale` when what ran has been changed since; null when nothing is. */
const toRecords = ({ examples, paths }: Known, now: Told['now']) => ({
  examples: examples && {
    runs: examples.runs,
    isStale: examples.runs.some(({ sources }) => sources !== now.sources),
  },
  paths: paths && {
    date: paths.date,
    commit: paths.commit,
    walked: paths.walked,
    isStale: paths.sources !== now.sources,
  },
})

/**
 * The answer of `who-takes FLOW --json`, in a shape that stays:
 * `flow` (stem) and `name`; `words` asked for, and `too`, what is said of examples that count (null: all do);
 * `recorded` `{ examples, paths }`, each null when nothing is recorded: the `runs` of examples `{ date, commit, sources, seed,
 * isWhole, count }`, of paths `{ date, commit, walked: { passed, of } | null }`, both with `isStale`;
 * `counts` `{ transitions, byNothing, byPathsAlone, byExamples }`;
 * `unheard`, the examples `{ title, file, line }` of the flow's features that only a screen tells;
 * `transitions`, in the order of the chart, each `{ id, from: { name, says }, to: [{ name, says }], event, says, guard,
 * requirements, examples: [{ title, file, line }] | null, isInPaths: boolean | null, unreachable: string | null }`.
 */
export const toJson = (
  flow: Pick<Flow, 'stem'>,
  { answers, unheard, now }: Told,
  known: Known,
  { words, too }: Asked,
) => ({
  flow: flow.stem,
  name: nameOfFlow(flow.stem),
  words,
  too,
  recorded: toRecords(known, now),
  counts: countAnswers(answers),
  unheard,
  transitions: answers,
})

/** The answer of `who-takes --json` without a flow: for each flow `{ flow, name, counts, arePathsKnown }`. */
export const toJsonOfFlows = (
  flows: ReadonlyArray<{ readonly stem: string; readonly answers: ReadonlyArray<Answered> }>,
) =>
  flows.map(({ stem, answers }) => ({
    flow: stem,
    name: nameOfFlow(stem),
    counts: countAnswers(answers),
    arePathsKnown: answers.every(({ isInPaths }) => isInPaths !== null),
  }))
