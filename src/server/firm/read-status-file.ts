import { applicationStates, type ApplicationState } from '#contract/application-states.ts'
import { decidedStates } from '#domain/applications/application-decisions.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import { withoutApostrophe } from '../spreadsheets/spreadsheet.ts'
import {
  readStatusTable,
  UnreadableFile,
  type RawStatusRow,
  type RawStatusRows,
  type Refusal,
} from './read-status-table.ts'

export type StatusRow = {
  readonly at: number
  readonly application: string
  readonly posting: string | null
  readonly state: ApplicationState
  readonly tell: boolean
}

/** `at` is a line number in a table, the number of an entry (from 1) in JSON. */
export type StatusFile = {
  readonly places: 'Line' | 'Entry'
  readonly rows: ReadonlyArray<StatusRow>
  readonly refused: ReadonlyArray<Refusal>
}

const answers: Readonly<Record<string, boolean>> = { '': false, no: false, yes: true }

const quoted = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)

const isState = (state: string): state is ApplicationState => applicationStates.some((known) => known === state)

const readCellText = (cell: unknown) => (typeof cell === 'string' ? withoutApostrophe(cell.trim()) : '')

function readCellAnswer(cell: unknown) {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return readCellText(cell).toLowerCase()
}

function readRow({ at, cells }: RawStatusRow): StatusRow | Refusal {
  const application = readCellText(cells['application id'])
  const posting = readCellText(cells['posting id']) || null
  const state = readCellText(cells['state']).toLowerCase()
  const tell = readCellAnswer(cells['tell'])
  if (application === '') return { at, reason: 'It has no application id.' }
  if (!isState(state)) return { at, reason: `Its state is ${quoted(state)}: expected ${decidedStates.join(', ')}.` }
  if (!Object.hasOwn(answers, tell)) return { at, reason: `Its tell is ${quoted(tell)}: expected yes, no or nothing.` }
  return { at, application, posting, state, tell: answers[tell] === true }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readJson(text: string): RawStatusRows {
  const entries = parseJson(text)
  if (!Array.isArray(entries)) throw new UnreadableFile('It is neither a table nor a list in JSON.')
  const placed = entries.map((entry: unknown, index) => ({ at: index + 1, entry }))
  return {
    found: placed.flatMap(({ at, entry }) => (isObject(entry) ? [{ at, cells: entry }] : [])),
    refused: placed.flatMap(({ at, entry }) => (isObject(entry) ? [] : [{ at, reason: 'It is no object.' }])),
  }
}

/**
 * Reads a CSV table with a header line, or a JSON list of objects; ignores unknown columns. @throws {UnreadableFile}
 * when it is neither, or when `application id` or `state` is not named exactly once in the header
 */
export function readStatusFile(file: string): StatusFile {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const isJson = /^\s*[[{]/.test(text)
  const { found, refused } = isJson ? readJson(text) : readStatusTable(text)
  const read = found.map(readRow)
  return {
    places: isJson ? 'Entry' : 'Line',
    rows: read.filter((row) => 'application' in row),
    refused: [...refused, ...read.filter((row) => 'reason' in row)],
  }
}
