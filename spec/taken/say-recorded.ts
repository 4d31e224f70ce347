import { sayChanged } from '../results/changed-since.ts'
import type { Answered, Known } from './ask.ts'
import type { Place } from './read-taken.ts'
import type { ExamplesRecord, RecordedPaths } from './records.ts'
import type { Told } from './tell-flow.ts'
import { count, upperFirst } from '../words.ts'

const sayDate = (date: string) => `${date.slice(0, 10)} at ${date.slice(11, 16)} UTC`

const sayCommit = ({ commit, isDirty }: Pick<RecordedPaths, 'commit' | 'isDirty'>) =>
  `${commit === '' ? 'an unknown commit' : `commit ${commit.slice(0, 8)}`}${isDirty ? ' with changes that were not committed' : ''}`

const staleIn = (answers: ReadonlyArray<Answered>) =>
  new Set(
    answers.flatMap(({ examples }) =>
      (examples ?? []).flatMap(({ file, line, stale }) => (stale ? `${file}:${line}` : [])),
    ),
  )

function sayStale(answers: ReadonlyArray<Answered>): ReadonlyArray<string> {
  const { size } = staleIn(answers)
  if (size === 0) return []
  const subject = `${count(size, 'example')} that ${size === 1 ? 'takes' : 'take'} something here`
  return [`  Stale: ${subject} ran before a change. Record ${size === 1 ? 'it' : 'them'} again: npm run features`]
}

export function sayExamples(
  record: ExamplesRecord | null,
  answers: ReadonlyArray<Answered>,
  missing: ReadonlyArray<Place> = [],
): ReadonlyArray<string> {
  if (!record)
    return [
      'Examples: there is no run whose transitions were recorded, so nobody knows. Record one: npm run features; the examples of one flow alone: npm run features -- session',
    ]
  const runs = record.runs.map((run) => {
    const passed = run.count === run.of ? `all ${run.of}` : `${run.count} of the ${run.of}`
    const which = run.isWhole ? `${passed} that run in memory` : `${count(run.count, 'example')} by name`
    return `Examples: ${which}, on ${sayDate(run.date)}, ${sayCommit(run)}, seed ${run.seed}.`
  })
  const isPart = !record.runs.some(({ isWhole }) => isWhole)
  const part = isPart ? ['  Other examples have not been recorded: npm run features runs them all.'] : []
  const lacking =
    !isPart && missing.length > 0
      ? [`  ${count(missing.length, 'example')} of its features failed, or came since: npm run features`]
      : []
  return [...runs, ...part, ...lacking, ...sayStale(answers)]
}

const noPaths = 'none have been made'

function sayPaths(paths: RecordedPaths | null, flow: string): ReadonlyArray<string> {
  if (!paths) return [`Paths: ${noPaths}. Make them: npm run spec -- who-takes ${flow} --paths`]
  const { walked, date, changed = [] } = paths
  const how = walked
    ? `${walked.passed} of ${walked.of} walked to their ends on the screen`
    : 'made without a screen, and not walked'
  const stale = `  Stale: ${upperFirst(sayChanged(changed))}. Make them again: npm run spec -- who-takes ${flow} --paths`
  return [
    `Paths: ${how}, on ${sayDate(date)}, ${sayCommit(paths)}.`,
    ...(changed.length > 0 ? [stale.replace('of its flow', 'of the flow')] : []),
  ]
}

function sayUnheard(unheard: ReadonlyArray<Place>): ReadonlyArray<string> {
  if (unheard.length === 0) return []
  const subject = `${count(unheard.length, 'example')} ${unheard.length === 1 ? 'runs' : 'run'}`
  return [`${subject} only in a browser, where transitions are not recorded.`]
}

export const sayRecorded = (
  { flow, known, answers, missing, unheard }: Told,
  { withPaths }: { readonly withPaths: boolean },
): ReadonlyArray<string> => [
  ...sayExamples(known.examples, answers, missing),
  ...(withPaths ? sayPaths(known.paths, flow.stem) : []),
  ...sayUnheard(unheard),
]

export function sayPathsOf({ isInPaths, unreachable }: Answered, { paths }: Pick<Known, 'paths'>): string {
  if (isInPaths === null) return `Whether a path takes it is not known: ${noPaths}.`
  const before = (paths?.changed ?? []).length > 0 ? ', as made before a change' : ''
  if (isInPaths) return `A path takes it${before}.`
  return unreachable === null ? `No path takes it either${before}.` : `No path can${before}: ${unreachable}.`
}
