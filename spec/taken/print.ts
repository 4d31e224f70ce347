import { nameOfFlow, type Flow } from '../machines.ts'
import { groupAnswers, type Answered, type Known, type NamedState } from './ask.ts'
import type { Taker } from './read-taken.ts'
import { sayExamples, sayPathsOf, sayRecorded } from './say-recorded.ts'
import type { Told } from './tell-flow.ts'
import { count } from '../words.ts'

const nameAll = (states: ReadonlyArray<NamedState>) => states.map(({ name }) => name).join(' and ') || 'stays'

export function sayTransition({ from, to, event, says, guard }: Answered): string {
  const happens = says === '' ? event : `${event}: ${says}`
  return `  ${from.name} → ${nameAll(to)}   ${happens}${guard === '' ? '' : `   (${guard})`}`
}

const sayPlace = ({ file, line, title, stale }: Taker) =>
  `      ${file}:${line}  ${title}${stale ? ` (stale: ${stale})` : ''}`

function sayPlaces(places: ReadonlyArray<Taker>, isAll: boolean): ReadonlyArray<string> {
  const shown = isAll ? places : places.slice(0, 3)
  const more = places.length - shown.length
  return [...shown.map(sayPlace), ...(more > 0 ? [`      and ${count(more, 'more example')}`] : [])]
}

function sayTakers(answer: Answered, known: Known, { isAll, too }: Asked): ReadonlyArray<string> {
  if ((answer.examples ?? []).length > 0) return sayPlaces(answer.examples ?? [], isAll)
  return too === null ? [`      ${sayPathsOf(answer, known)}`] : []
}

const printGroup =
  (known: Known, asked: Asked) =>
  (title: string, answers: ReadonlyArray<Answered>): ReadonlyArray<string> =>
    answers.length === 0
      ? []
      : [
          `${title}: ${answers.length}`,
          ...answers.flatMap((answer) => [sayTransition(answer), ...sayTakers(answer, known, asked)]),
          '',
        ]

export type Asked = { readonly words: ReadonlyArray<string>; readonly too: string | null; readonly isAll: boolean }

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

export function printAnswers(told: Told, asked: Asked): ReadonlyArray<string> {
  const { flow, answers, known, unheard } = told
  const groups = groupAnswers(answers)
  const titles = titlesOf(asked, known)
  const print = printGroup(known, asked)
  return [
    sayHead(flow, answers, asked),
    ...sayRecorded(told, { withPaths: asked.too === null }),
    ...(unheard.length > 0 && !asked.isAll ? ['  --all names what runs only in a browser.'] : []),
    ...(asked.isAll ? unheard.map(sayPlace) : []),
    `What its states are: npm run docs, out/docs/flows/${flow.stem}.html`,
    '',
    ...(groups.byNothing.length === 0 ? [`${titles.byNothing}: 0`, ''] : []),
    ...print(titles.byNothing, groups.byNothing),
    ...print(titles.byPathsAlone, groups.byPathsAlone),
    ...print(titles.byExamples, groups.byExamples),
  ]
}

type Counted = { readonly stem: string; readonly answers: ReadonlyArray<Answered> }

function countFlow({ stem, answers }: Counted): ReadonlyArray<string> {
  const { byNothing, byPathsAlone, byExamples } = groupAnswers(answers)
  const areHeard = answers.every(({ examples }) => examples !== null)
  const areMade = answers.every(({ isInPaths }) => isInPaths !== null)
  const isSure = byNothing.length === 0 || (areHeard && areMade)
  const paths = areHeard && isSure ? byPathsAlone.length : '?'
  const examples = areHeard ? byExamples.length : '?'
  return [stem, answers.length, examples, paths, `${byNothing.length}${isSure ? '' : '?'}`].map(String)
}

const writeColumns = ([name = '', ...cells]: ReadonlyArray<string>) =>
  [name.padEnd(22), ...cells.map((cell) => cell.padStart(16))].join(' ')

const unsure = '?: not known; a number with ? is the most that it can be.'
const unmade =
  'The paths of some flows have not been made: npm run paths makes and walks them, npm run spec -- who-takes --paths only makes them.'

export function printFlows(flows: ReadonlyArray<Counted>, { examples }: Pick<Known, 'examples'>) {
  const all = { stem: 'all', answers: flows.flatMap(({ answers }) => answers) }
  const rows = [...flows, all].map(countFlow)
  const head = ['flow', 'transitions', 'by examples', 'by paths alone', 'by nothing']
  return [
    ...sayExamples(examples, all.answers),
    ...[head, ...rows].map(writeColumns),
    ...(rows.flat().some((cell) => cell.endsWith('?')) ? [unsure] : []),
    ...(all.answers.some(({ isInPaths }) => isInPaths === null) ? [unmade] : []),
  ]
}
