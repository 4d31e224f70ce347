import { formatFlowName } from '../machines.ts'
import type { Mention, Problem } from '../requirements.ts'
import { isProved, listRowsWithoutRule, type TracedRow } from './trace.ts'

const formatMention = ({ by, says, file, line }: Mention) => `${by} ${file}:${line}${says === '' ? '' : `  ${says}`}`

export const formatDeferral = (flow: string) =>
  `it is set aside with the flow ${formatFlowName(flow)}. Why: docs/requirements/README.md.`

const formatAbsence = ({ flow }: TracedRow) =>
  flow === null ? 'Nothing names it.' : `Nothing names it: ${formatDeferral(flow)}`

const groupBySection = (rows: ReadonlyArray<TracedRow>) =>
  [...Map.groupBy(rows, ({ requirement }) => requirement.section).entries()].map(([section, members]) => ({
    section,
    title: members[0]?.requirement.title ?? '',
    members,
  }))

const countCoverage = (rows: ReadonlyArray<TracedRow>) => {
  const covered = rows.filter((row) => row.covered.length > 0).length
  const knownOnly = rows.filter((row) => row.covered.length === 0 && row.known.length > 0).length
  const onMarkup = rows.filter((row) => row.covered.length > 0 && row.covered.every(({ by }) => by === 'markup')).length
  const planned = rows.filter((row) => row.covered.length === 0 && row.flow !== null).length
  return { covered, knownOnly, onMarkup, planned, total: rows.length }
}

function formatTotal(name: string, title: string, rows: ReadonlyArray<TracedRow>) {
  const { covered, knownOnly, onMarkup, planned, total } = countCoverage(rows)
  const share = `${Math.floor((100 * covered) / total)} %`
  const known = knownOnly > 0 ? `+${knownOnly} known` : ''
  const markup = onMarkup > 0 ? `${onMarkup} on markup` : ''
  const columns = [
    name.padEnd(7),
    `${covered} of ${total}`.padStart(12),
    share.padStart(6),
    markup.padStart(14),
    known.padStart(9),
    planned > 0 ? `${title} (${planned} set aside)`.trimStart() : title,
  ]
  return columns.join('  ').trimEnd()
}

export const printTotals = (rows: ReadonlyArray<TracedRow>): ReadonlyArray<string> => [
  ...groupBySection(rows).map(({ section, title, members }) => formatTotal(section, title, members)),
  '',
  formatTotal('all', '', rows),
]

const getCoverageSign = ({ covered, flow }: TracedRow) => (covered.length > 0 ? '✓' : flow === null ? '·' : '→')

function printRow(row: TracedRow, sign = '') {
  const { requirement, covered, known } = row
  const { id, kind, statement } = requirement
  const places = [...covered, ...known].map(formatMention)
  return [
    `  ${sign}${id}  ${kind === 'open' ? `(${row.isDecided ? 'decided' : 'open'}) ` : ''}${statement}`,
    ...(places.length > 0 ? places : [formatAbsence(row)]).map((line) => `      ${line}`),
  ]
}

export function formatSections(
  rows: ReadonlyArray<TracedRow>,
  isShown: (row: TracedRow) => boolean,
): ReadonlyArray<string> {
  return groupBySection(rows).flatMap(({ section, title, members }) => [
    formatTotal(section, title, members),
    ...members.filter(isShown).flatMap((row) => printRow(row, `${getCoverageSign(row)} `)),
    '',
  ])
}

export function printWithoutRule(rows: ReadonlyArray<TracedRow>): ReadonlyArray<string> {
  const [rowsWithoutRule, proved] = [listRowsWithoutRule(rows), rows.filter(isProved).length]
  const unproved = rows.length - proved
  const total = `${rowsWithoutRule.length} of ${proved} covered requirements are said by no rule and no example.`
  return [
    total,
    '',
    ...rowsWithoutRule.flatMap((row) => printRow(row)),
    '',
    total,
    ...(unproved > 0
      ? [`Beside them, nothing proves ${unproved}: npm run spec -- trace SECTION lists those of a section.`]
      : []),
  ]
}

export const formatProblem = ({ file, line, message }: Problem) => `${file}:${line}  ${message}`
