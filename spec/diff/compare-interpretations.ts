import type { Source } from '../files.ts'
import {
  byFirm,
  parseInterpretations,
  interpretationsFile,
  type Interpretation,
} from '../interpretations/interpretations.ts'

/** Null where that version lacks the reading. */
export type InterpretationChange = {
  readonly id: string
  readonly before: Interpretation | null
  readonly now: Interpretation | null
}

export type InterpretationTableChange = { readonly status: 'came' | 'went'; readonly ids: ReadonlyArray<string> }

export type InterpretationDifference = {
  readonly table: InterpretationTableChange | null
  readonly readings: ReadonlyArray<InterpretationChange>
}

export const isDecided = ({ before, now }: InterpretationChange) =>
  now !== null && now.decision !== null && now.decision !== before?.decision

export const isBuilt = ({ before, now }: InterpretationChange) =>
  before?.wanted != null && now?.decision === byFirm && now.wanted === null && now.reading === before.wanted

function readTable(sources: ReadonlyArray<Source>): ReadonlyMap<string, Interpretation> | null {
  const table = sources.find(({ file }) => file === interpretationsFile)
  return table ? new Map(parseInterpretations(table.text).map((row) => [row.id, row])) : null
}

const isUnchanged = ({ before, now }: InterpretationChange) => JSON.stringify(before) === JSON.stringify(now)

export function compareInterpretations(
  before: ReadonlyArray<Source>,
  now: ReadonlyArray<Source>,
): InterpretationDifference {
  const [previous, current] = [readTable(before), readTable(now)]
  if (previous === null || current === null) {
    const [status, only] = current === null ? (['went', previous] as const) : (['came', current] as const)
    return { table: only && { status, ids: [...only.keys()] }, readings: [] }
  }
  const changes = [...new Set([...current.keys(), ...previous.keys()])].map((id): InterpretationChange => {
    return { id, before: previous.get(id) ?? null, now: current.get(id) ?? null }
  })
  return { table: null, readings: changes.filter((change) => !isUnchanged(change)) }
}
