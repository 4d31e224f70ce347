import { formatChangedParts } from '../results/changed-since.ts'
import type { TransitionCoverage, FlowRecords } from './transition-coverage.ts'
import type { Place } from './takers.ts'
import type { ExamplesRecord, RecordedPaths } from './records.ts'
import type { FlowCoverage } from './flow-coverage.ts'
import { count, capitalize } from '../report.ts'

const formatUtcDate = (date: string) => `${date.slice(0, 10)} at ${date.slice(11, 16)} UTC`

const formatCommit = ({ commit, isDirty }: Pick<RecordedPaths, 'commit' | 'isDirty'>) =>
  `${commit === '' ? 'an unknown commit' : `commit ${commit.slice(0, 8)}`}${isDirty ? ' with changes that were not committed' : ''}`

const listStaleExamples = (answers: ReadonlyArray<TransitionCoverage>) =>
  new Set(
    answers.flatMap(({ examples }) =>
      (examples ?? []).flatMap(({ file, line, stale }) => (stale ? `${file}:${line}` : [])),
    ),
  )

function formatStaleExamples(answers: ReadonlyArray<TransitionCoverage>): ReadonlyArray<string> {
  const { size } = listStaleExamples(answers)
  if (size === 0) return []
  const subject = `${count(size, 'example')} that ${size === 1 ? 'takes' : 'take'} something here`
  return [`  Stale: ${subject} ran before a change. Record ${size === 1 ? 'it' : 'them'} again: npm run features`]
}

export function formatExamplesRecord(
  record: ExamplesRecord | null,
  answers: ReadonlyArray<TransitionCoverage>,
  missing: ReadonlyArray<Place> = [],
): ReadonlyArray<string> {
  if (!record)
    return [
      'Examples: there is no run whose transitions were recorded, so nobody knows. Record one: npm run features; the examples of one flow alone: npm run features -- session',
    ]
  const runs = record.runs.map((run) => {
    const passed = run.count === run.of ? `all ${run.of}` : `${run.count} of the ${run.of}`
    const which = run.isWhole ? `${passed} that run in memory` : `${count(run.count, 'example')} by name`
    return `Examples: ${which}, on ${formatUtcDate(run.date)}, ${formatCommit(run)}, seed ${run.seed}.`
  })
  const isPart = !record.runs.some(({ isWhole }) => isWhole)
  const part = isPart ? ['  Other examples have not been recorded: npm run features runs them all.'] : []
  const lacking =
    !isPart && missing.length > 0
      ? [`  ${count(missing.length, 'example')} of its features failed, or came since: npm run features`]
      : []
  return [...runs, ...part, ...lacking, ...formatStaleExamples(answers)]
}

const noPaths = 'none have been made'

function formatPathsRecord(paths: RecordedPaths | null, flow: string): ReadonlyArray<string> {
  if (!paths) return [`Paths: ${noPaths}. Make them: npm run spec -- who-takes ${flow} --paths`]
  const { walked, date, changed = [] } = paths
  const how = walked
    ? `${walked.passed} of ${walked.of} walked to their ends on the screen`
    : 'made without a screen, and not walked'
  const stale = `  Stale: ${capitalize(formatChangedParts(changed))}. Make them again: npm run spec -- who-takes ${flow} --paths`
  return [
    `Paths: ${how}, on ${formatUtcDate(date)}, ${formatCommit(paths)}.`,
    ...(changed.length > 0 ? [stale.replace('of its flow', 'of the flow')] : []),
  ]
}

function formatBrowserOnlyExamples(unheard: ReadonlyArray<Place>): ReadonlyArray<string> {
  if (unheard.length === 0) return []
  const subject = `${count(unheard.length, 'example')} ${unheard.length === 1 ? 'runs' : 'run'}`
  return [`${subject} only in a browser, where transitions are not recorded.`]
}

export const formatRecordStatus = (
  { flow, known, answers, missing, unheard }: FlowCoverage,
  { withPaths }: { readonly withPaths: boolean },
): ReadonlyArray<string> => [
  ...formatExamplesRecord(known.examples, answers, missing),
  ...(withPaths ? formatPathsRecord(known.paths, flow.stem) : []),
  ...formatBrowserOnlyExamples(unheard),
]

export function formatPathCoverage(
  { isInPaths, unreachable }: TransitionCoverage,
  { paths }: Pick<FlowRecords, 'paths'>,
): string {
  if (isInPaths === null) return `Whether a path takes it is not known: ${noPaths}.`
  const before = (paths?.changed ?? []).length > 0 ? ', as made before a change' : ''
  if (isInPaths) return `A path takes it${before}.`
  return unreachable === null ? `No path takes it either${before}.` : `No path can${before}: ${unreachable}.`
}
