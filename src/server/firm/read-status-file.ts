import { parse } from 'csv-parse/sync'
import { Result, Schema } from 'effect'
import { problemsOf } from '#contract/problems.ts'
import { isDecided, type DecidedState } from '#domain/account/application-ways.ts'

/** A row of the file, by where it stands there: 'line 3' of a table, 'entry 2' of JSON. */
export type StatusRow = {
  readonly at: string
  readonly application: string
  /** What the firm decides; another word where a row repeats what the export wrote. */
  readonly state: string
  readonly tell: boolean
}

/** A row that was not taken, and why. */
export type Refusal = { readonly at: string; readonly reason: string }

export type StatusFile = { readonly rows: ReadonlyArray<StatusRow>; readonly refused: ReadonlyArray<Refusal> }

/** The file is none that can be read at all; the message is one sentence. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

type Cells = Readonly<Record<string, unknown>>
type Found = { readonly at: string; readonly cells: Cells }

const [idColumn, stateColumn, tellColumn] = ['application id', 'state', 'tell'] as const
const answers: Readonly<Record<string, boolean>> = { '': false, no: false, yes: true }

const quoted = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** A cell as it was before a spreadsheet was kept from running it. */
const cellText = (cell: unknown) => (typeof cell === 'string' ? cell.trim().replace(/^'(?=[=+\-@])/, '') : '')

function readRow({ at, cells }: Found): StatusRow | Refusal {
  const application = cellText(cells[idColumn])
  const state = cellText(cells[stateColumn]).toLowerCase()
  const tell = cells[tellColumn] === true ? 'yes' : cellText(cells[tellColumn]).toLowerCase()
  if (application === '') return { at, reason: 'It has no application id.' }
  if (state === '') return { at, reason: 'It has no state.' }
  if (!Object.hasOwn(answers, tell)) return { at, reason: `Its tell is ${quoted(tell)}: expected yes, no or nothing.` }
  return { at, application, state, tell: answers[tell] === true }
}
