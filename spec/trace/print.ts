import type { Mention, Problem } from '../mention.ts'
import type { TracedRow } from './trace.ts'

const placeOf = ({ by, file, line }: Mention) => `${by} ${file}:${line}`

/** The traced rows by section, in the order of the documents. */
const groupBySection = (rows: ReadonlyArray<TracedRow>) =>
  [...Map.groupBy(rows, ({ requirement }) => requirement.section).entries()].map(([section, members]) => ({
    section,
    title: members[0]?.requirement.title ?? '',
    members,
  }))

const count = (rows: ReadonlyArray<TracedRow>) => {
  const covered = rows.filter((row) => row.covered.length > 0).length
  const onlyModelled = rows.filter((row) => row.covered.length === 0 && row.modelled.length > 0).length
  const planned = rows.filter((row) => row.covered.length === 0 && row.flow !== null).length
  return { covered, onlyModelled, planned, total: rows.length }
}

function printTotal(name: string, title: string, rows: ReadonlyArray<TracedRow>) {
  const { covered, onlyModelled, planned, total } = count(rows)
  const share = `${Math.floor((100 * covered) / total)} %`
  const modelled = onlyModelled > 0 ? `+${onlyModelled} modelled` : ''
  const columns = [
    name.padEnd(7),
    `${covered} of ${total}`.padStart(12),
    share.padStart(6),
    modelled.padStart(13),
    planned > 0 ? `${title} (${planned} with other flows)`.trimStart() : title,
  ]
  return columns.join('  ').trimEnd()
}

/** One line per section and one for all: how many rows are covered, and how many more are modelled only. */
export const printTotals = (rows: ReadonlyArray<TracedRow>): ReadonlyArray<string> => [
  ...groupBySection(rows).map(({ section, title, members }) => printTotal(section, title, members)),
  '',
  printTotal('all', '', rows),
]

const signOf = ({ covered, flow }: TracedRow) => (covered.length > 0 ? '✓' : flow === null ? '·' : `→ ${flow}:`)

function printRow(row: TracedRow) {
  const { requirement, covered, modelled } = row
  const { id, kind, statement } = requirement
  return [
    `  ${signOf(row)} ${id}  ${kind === 'open' ? '(open) ' : ''}${statement}`,
    ...[...covered, ...modelled].map((mention) => `      ${placeOf(mention)}`),
  ]
}

/** A section with the rows that nothing covers, or with every row when all are asked for. */
export function printSections(rows: ReadonlyArray<TracedRow>, all: boolean): ReadonlyArray<string> {
  return groupBySection(rows).flatMap(({ section, title, members }) => {
    const shown = members.filter(({ covered }) => all || covered.length === 0)
    return [printTotal(section, title, members), ...shown.flatMap(printRow), '']
  })
}

export const printProblem = ({ file, line, message }: Problem) => `${file}:${line}  ${message}`
