import { formatFlowName, type Flow } from '../machines.ts'
import { groupAnswers, type TransitionCoverage, type FlowRecords, type NamedState } from './transition-coverage.ts'
import type { TakingExample } from './takers.ts'
import { formatExamplesRecord, formatPathCoverage, formatRecordStatus } from './format-records.ts'
import type { FlowCoverage } from './flow-coverage.ts'
import { count } from '../report.ts'

const nameAll = (states: ReadonlyArray<NamedState>) => states.map(({ name }) => name).join(' and ') || 'stays'

export function formatTransition({ from, to, event, says, guard }: TransitionCoverage): string {
  const happens = says === '' ? event : `${event}: ${says}`
  return `  ${from.name} → ${nameAll(to)}   ${happens}${guard === '' ? '' : `   (${guard})`}`
}

const formatExampleLocation = ({ file, line, title, stale }: TakingExample) =>
  `      ${file}:${line}  ${title}${stale ? ` (stale: ${stale})` : ''}`

function formatExampleLocations(places: ReadonlyArray<TakingExample>, isAll: boolean): ReadonlyArray<string> {
  const shown = isAll ? places : places.slice(0, 3)
  const more = places.length - shown.length
  return [...shown.map(formatExampleLocation), ...(more > 0 ? [`      and ${count(more, 'more example')}`] : [])]
}

function formatTransitionCoverage(
  answer: TransitionCoverage,
  records: FlowRecords,
  { isAll, too }: CoverageQuery,
): ReadonlyArray<string> {
  if ((answer.examples ?? []).length > 0) return formatExampleLocations(answer.examples ?? [], isAll)
  return too === null ? [`      ${formatPathCoverage(answer, records)}`] : []
}

const printGroup =
  (records: FlowRecords, query: CoverageQuery) =>
  (title: string, transitions: ReadonlyArray<TransitionCoverage>): ReadonlyArray<string> =>
    transitions.length === 0
      ? []
      : [
          `${title}: ${transitions.length}`,
          ...transitions.flatMap((answer) => [
            formatTransition(answer),
            ...formatTransitionCoverage(answer, records, query),
          ]),
          '',
        ]

export type CoverageQuery = {
  readonly words: ReadonlyArray<string>
  readonly too: string | null
  readonly isAll: boolean
}

const getGroupTitles = ({ too }: CoverageQuery, { examples }: FlowRecords) => ({
  byNothing: too ? 'Taken by none of these examples' : examples ? 'Taken by nothing' : 'Taken by no path',
  byPathsAlone: examples ? 'Taken by paths alone' : 'Taken by paths',
  byExamples: too ? 'Taken by these examples' : 'Taken by examples',
})

function formatHeading(
  flow: Pick<Flow, 'stem'>,
  transitions: ReadonlyArray<TransitionCoverage>,
  { words, too }: CoverageQuery,
): string {
  const about = words.length > 0 ? ` with the words ${words.map((word) => `“${word}”`).join(' and ')}` : ''
  const among = too ? ` Only examples that also ${too} are counted, whichever comes first.` : ''
  return `${formatFlowName(flow.stem)}: ${count(transitions.length, 'transition')}${about}.${among}`
}

export function formatCoverage(coverage: FlowCoverage, query: CoverageQuery): ReadonlyArray<string> {
  const { flow, answers: transitions, known: records, unheard } = coverage
  const groups = groupAnswers(transitions)
  const titles = getGroupTitles(query, records)
  const print = printGroup(records, query)
  return [
    formatHeading(flow, transitions, query),
    ...formatRecordStatus(coverage, { withPaths: query.too === null }),
    ...(unheard.length > 0 && !query.isAll ? ['  --all names what runs only in a browser.'] : []),
    ...(query.isAll ? unheard.map(formatExampleLocation) : []),
    `What its states are: npm run docs, out/docs/flows/${flow.stem}.html`,
    '',
    ...(groups.byNothing.length === 0 ? [`${titles.byNothing}: 0`, ''] : []),
    ...print(titles.byNothing, groups.byNothing),
    ...print(titles.byPathsAlone, groups.byPathsAlone),
    ...print(titles.byExamples, groups.byExamples),
  ]
}

type FlowAnswers = { readonly stem: string; readonly answers: ReadonlyArray<TransitionCoverage> }

function countFlow({ stem, answers: transitions }: FlowAnswers): ReadonlyArray<string> {
  const { byNothing, byPathsAlone, byExamples } = groupAnswers(transitions)
  const hasExampleCoverage = transitions.every(({ examples }) => examples !== null)
  const hasPathCoverage = transitions.every(({ isInPaths }) => isInPaths !== null)
  const isSure = byNothing.length === 0 || (hasExampleCoverage && hasPathCoverage)
  const paths = hasExampleCoverage && isSure ? byPathsAlone.length : '?'
  const examples = hasExampleCoverage ? byExamples.length : '?'
  return [stem, transitions.length, examples, paths, `${byNothing.length}${isSure ? '' : '?'}`].map(String)
}

const writeColumns = ([name = '', ...cells]: ReadonlyArray<string>) =>
  [name.padEnd(22), ...cells.map((cell) => cell.padStart(16))].join(' ')

const unsure = '?: not known; a number with ? is the most that it can be.'
const unmade =
  'The paths of some flows have not been made: npm run paths makes and walks them, npm run spec -- who-takes --paths only makes them.'

export function formatFlowTable(flows: ReadonlyArray<FlowAnswers>, { examples }: Pick<FlowRecords, 'examples'>) {
  const all = { stem: 'all', answers: flows.flatMap(({ answers: transitions }) => transitions) }
  const rows = [...flows, all].map(countFlow)
  const head = ['flow', 'transitions', 'by examples', 'by paths alone', 'by nothing']
  return [
    ...formatExamplesRecord(examples, all.answers),
    ...[head, ...rows].map(writeColumns),
    ...(rows.flat().some((cell) => cell.endsWith('?')) ? [unsure] : []),
    ...(all.answers.some(({ isInPaths }) => isInPaths === null) ? [unmade] : []),
  ]
}
