import { entities } from '#contract/entities.ts'
import type { Content, WireRow } from '../content-cache.ts'
import type { OperationContext } from './operations.ts'
import type { OwnReadStep, ReadStep } from './plan.ts'
import type { ReadyStep } from './prepare-steps.ts'

/** What one step gave back: the rows of a read by their ids, or the string of a named operation. */
type Result =
  | { readonly entity: string; readonly rows: ReadonlyMap<string, WireRow> }
  | { readonly name: string; readonly text: string }

const withoutFields = (row: WireRow, leaveOut: ReadonlySet<string>): WireRow =>
  leaveOut.size === 0 ? row : Object.fromEntries(Object.entries(row).filter(([field]) => !leaveOut.has(field)))

function runRead({ entity, ids, leaveOut }: ReadStep, content: Content): Result {
  const { key } = entities[entity]
  const keyed = content.wireRows(entity).map((row): [string, WireRow] => [key ? String(row[key]) : '', row])
  const asked = ids.size === 0 ? keyed : keyed.filter(([id]) => ids.has(id))
  return { entity, rows: new Map(asked.map(([id, row]) => [id, withoutFields(row, leaveOut)])) }
}

async function runOwnRead(
  { entity, read, ids, leaveOut }: OwnReadStep,
  { db, caller }: OperationContext,
): Promise<Result> {
  const rows = await read(db, { caller, ids })
  return { entity, rows: new Map([...rows].map(([id, row]) => [id, withoutFields(row as WireRow, leaveOut)])) }
}

async function runStep(step: ReadyStep, context: OperationContext): Promise<Result> {
  if (step.kind === 'read') return runRead(step, context.content)
  if (step.kind === 'own read') return runOwnRead(step, context)
  return { name: step.name, text: await step.run(step.args, context) }
}

function mergeRows(known: ReadonlyMap<string, WireRow>, more: ReadonlyMap<string, WireRow>) {
  const merged = new Map(known)
  for (const [id, row] of more) merged.set(id, { ...merged.get(id), ...row })
  return merged
}

function payloadOf(results: ReadonlyArray<Result>): string {
  const [only] = results
  if (results.length === 0) return ''
  if (results.length === 1 && only && 'text' in only) return only.text
  const tables = new Map<string, ReadonlyMap<string, WireRow>>()
  const texts: Record<string, string[]> = {}
  for (const result of results)
    if ('text' in result) (texts[result.name] ??= []).push(result.text)
    else tables.set(result.entity, mergeRows(tables.get(result.entity) ?? new Map(), result.rows))
  const lists = [...tables].map(([entity, rows]) => [entity, [...rows.values()]])
  return JSON.stringify({ ...Object.fromEntries(lists), ...texts })
}

/**
 * Runs the steps of a batch in their order and returns the reply's payload: the string of a single named operation, else
 * JSON text with the rows under each entity and, beside them, the strings of named operations under their names.
 */
export async function runSteps(steps: ReadonlyArray<ReadyStep>, context: OperationContext): Promise<string> {
  const results: Result[] = []
  for (const step of steps) {
    const result = await runStep(step, context)
    if (step.returnData) results.push(result)
  }
  return payloadOf(results)
}
