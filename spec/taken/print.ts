import { nameOfFlow, type Flow } from '../machines.ts'
import { sayCommit, type At } from './commit.ts'
import { groupAnswers, type Answered, type Known, type NamedState } from './ask.ts'
import type { Place } from './read-taken.ts'
import type { ExamplesRecord, RecordedPaths } from './records.ts'

const sayDate = (date: string) => `${date.slice(0, 10)} at ${date.slice(11, 16)} UTC`

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

/** That a record is of other sources than those of now; nothing when it is of the same. */
function sayStale(records: ReadonlyArray<At>, now: At, command: string): ReadonlyArray<string> {
  if (records.every(({ sources }) => sources === now.sources)) return []
  const differs = records.some(({ commit }) => commit !== now.commit)
  const since = differs ? `The project is at ${sayCommit(now)} now` : 'Files have been changed since'
  return [`  Stale: ${since}, so this may no longer be true, and lines may have moved. Record it again: ${command}`]
}

/** When the examples ran of which this is told, and at which commit. */
function sayExamples(record: ExamplesRecord | null, now: At): ReadonlyArray<string> {
  if (!record) return ['Examples: no run has been recorded yet, so nobody knows. Record one: npm run features']
  const runs = record.runs.map((run) => {
    const which = run.isWhole ? `all ${run.count} that run in memory` : `${count(run.count, 'example')} by name`
    return `Examples: ${which}, on ${sayDate(run.date)}, ${sayCommit(run)}, seed ${run.seed}.`
  })
  const isPart = !record.runs.some(({ isWhole }) => isWhole)
  const part = isPart ? ['  Other examples have not been recorded: npm run features runs them all.'] : []
  return [...runs, ...part, ...sayStale(record.runs, now, 'npm run features')]
}

/** How the paths were made of which this is told. */
function sayPaths(paths: RecordedPaths | null, now: At, flow: string): ReadonlyArray<string> {
  if (!paths) return [`Paths: none have been recorded. Make them: npm run spec -- who-takes ${flow} --paths`]
  const { walked, date } = paths
  const how = walked
    ? `${walked.passed} of ${walked.of} walked to their ends on the screen`
    : 'made without a screen, and not walked'
  const stale = sayStale([paths], now, `npm run spec -- who-takes ${flow} --paths`)
  return [`Paths: ${how}, on ${sayDate(date)}, ${sayCommit(paths)}.`, ...stale]
}

const nameAll = (states: ReadonlyArray<NamedState>) => states.map(({ name }) => name).join(' and ') || 'stays'

/** A transition in one line: from where, to where, on what, and under which guard. */
export function sayTransition({ from, to, event, says, guard }: Answered): string {
  const happens = says === '' ? event : `${event}: ${says}`
  return `  ${from.name} → ${nameAll(to)}   ${happens}${guard === '' ? '' : `   (${guard})`}`
}

const sayPlace = ({ file, line, title }: Place) => `      ${file}:${line}  ${title}`

/** The first examples, and how many more there are. */
function sayPlaces(places: ReadonlyArray<Place>, isAll: boolean): ReadonlyArray<string> {
  const shown = isAll ? places : places.slice(0, 3)
  const more = places.length - shown.length
  return [...shown.map(sayPlace), ...(more > 0 ? [`      and ${count(more, 'more example')}`] : [])]
}

const printAnswer = (answer: Answered, isAll: boolean) => [
  sayTransition(answer),
  ...(answer.unreachable ? [`      No path can: ${answer.unreachable}`] : []),
  ...sayPlaces(answer.examples ?? [], isAll),
]

function printGroup(title: string, answers: ReadonlyArray<Answered>, isAll: boolean): ReadonlyArray<string> {
  if (answers.length === 0) return []
  return [`${title}: ${answers.length}`, ...answers.flatMap((answer) => printAnswer(answer, isAll)), '']
}

/** What was asked, beside the flow. `too` is what an example must also do to be counted; null when all are. */
export type Asked = { readonly words: ReadonlyArray<string>; readonly too: string | null; readonly isAll: boolean }

/** What the groups are called: where only some examples count, nothing is said of paths. */
const titlesOf = ({ too }: Asked, { examples }: Known) => ({
  byNothing: too ? 'Taken by none of these examples' : examples ? 'Taken by nothing' : 'Taken by no path',
  byPathsAlone: examples ? 'Taken by paths alone' : 'Taken by paths',
  byExamples: too ? 'Taken by these examples' : 'Taken by examples',
})

function sayHead(flow: Pick<Flow, 'stem'>, answers: ReadonlyArray<Answered>, { words, too }: Asked): string {
  const about = words.length > 0 ? ` with the words ${words.map((word) => `“${word}”`).join(' and ')}` : ''
  const among = too ? ` Only examples that also ${too} are counted, whichever comes first.` : ''
  return `${nameOfFlow(flow.stem)}: ${count(answers.length, 'transition')}${about}.${among}`
}

/** What is told of a flow: who takes what, the examples that nobody hears, and what the project is at. */
export type Told = {
  readonly answers: ReadonlyArray<Answered>
  readonly unheard: ReadonlyArray<Place>
  readonly now: At
}

function sayUnheard(unheard: ReadonlyArray<Place>): ReadonlyArray<string> {
  if (unheard.length === 0) return []
  const [subject, them] =
    unheard.length === 1
      ? ['1 example of its features runs', 'it']
      : [`${unheard.length} examples of its features run`, 'them']
  return [`${subject} on a screen only, where nobody hears what is taken; --all names ${them}.`]
}

/** Who takes the transitions of a flow, in words; those that nothing takes come first. */
export function printAnswers(flow: Pick<Flow, 'stem'>, { answers, unheard, now }: Told, known: Known, asked: Asked) {
  const groups = groupAnswers(answers)
  const titles = titlesOf(asked, known)
  return [
    sayHead(flow, answers, asked),
    ...sayExamples(known.examples, now),
    ...(asked.too ? [] : sayPaths(known.paths, now, flow.stem)),
    ...sayUnheard(unheard),
    ...(asked.isAll ? unheard.map(sayPlace) : []),
    `What its states are: docs/charts/${flow.stem}.md`,
    '',
    ...(groups.byNothing.length === 0 ? [`${titles.byNothing}: 0`, ''] : []),
    ...printGroup(titles.byNothing, groups.byNothing, asked.isAll),
    ...printGroup(titles.byPathsAlone, groups.byPathsAlone, asked.isAll),
    ...printGroup(titles.byExamples, groups.byExamples, asked.isAll),
  ]
}

type Counted = { readonly stem: string; readonly answers: ReadonlyArray<Answered> }

/** How many transitions a flow has, and who takes them; where its paths are not recorded, at most how many nothing takes. */
function countFlow({ stem, answers }: Counted): ReadonlyArray<string> {
  const { byNothing, byPathsAlone, byExamples } = groupAnswers(answers)
  const areMade = answers.every(({ isInPaths }) => isInPaths !== null)
  const [paths, nothing] = areMade || byNothing.length === 0 ? [byPathsAlone.length, ''] : ['?', '?']
  return [stem, answers.length, byExamples.length, paths, `${byNothing.length}${nothing}`].map(String)
}

const writeColumns = ([name = '', ...cells]: ReadonlyArray<string>) =>
  [name.padEnd(22), ...cells.map((cell) => cell.padStart(16))].join(' ')

const unsure =
  '?: at most; its paths are not recorded. npm run paths records them, or npm run spec -- who-takes --paths.'

/** One line for each flow and one for all: how many transitions it has, and who takes them. */
export function printFlows(flows: ReadonlyArray<Counted>, { examples }: Pick<Known, 'examples'>, now: At) {
  const all = { stem: 'all', answers: flows.flatMap(({ answers }) => answers) }
  const rows = [...flows, all].map(countFlow)
  const head = ['flow', 'transitions', 'by examples', 'by paths alone', 'by nothing']
  return [
    ...sayExamples(examples, now),
    ...[head, ...rows].map(writeColumns),
    ...(rows.some((row) => row.includes('?')) ? [unsure] : []),
  ]
}
