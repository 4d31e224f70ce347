import { setImmediate } from 'node:timers/promises'
import { getRowId, type Content, type WireRow } from '../content/content-cache.ts'
import type { OperationContext } from './operations.ts'
import type { PersonalReadStep, ReadStep } from './plan.ts'
import type { ReadyStep } from './prepare-steps.ts'

type Result =
  | { readonly entity: string; readonly rows: ReadonlyMap<string, WireRow> }
  | { readonly name: string; readonly text: string }

const withoutFields = (row: WireRow, leaveOut: ReadonlySet<string>): WireRow =>
  leaveOut.size === 0 ? row : Object.fromEntries(Object.entries(row).filter(([field]) => !leaveOut.has(field)))

function requestedRows({ entity, ids }: ReadStep, content: Content): ReadonlyArray<object> {
  const all: ReadonlyArray<object> = content.rows[entity]
  if (ids.size === 0) return all
  const places = content.places(entity)
  const asked = [...ids].flatMap((id) => places.get(id) ?? [])
  return asked.sort((a, b) => a - b).flatMap((at) => all[at] ?? [])
}

const rowsPerChunk = 25

async function runRead(step: ReadStep, content: Content): Promise<Result> {
  const { entity, leaveOut } = step
  const rows = new Map<string, WireRow>()
  for (const row of requestedRows(step, content)) {
    if (rows.size % rowsPerChunk === rowsPerChunk - 1) await setImmediate()
    rows.set(getRowId(entity, row), withoutFields(content.wireRow(entity, row), leaveOut))
  }
  return { entity, rows }
}

async function runPersonalRead(
  { entity, own, ids, leaveOut }: PersonalReadStep,
  { db, content, caller, now }: OperationContext,
): Promise<Result> {
  const rows = await own.read(db, { caller, content, now, ids })
  return { entity, rows: new Map([...rows].map(([id, row]) => [id, withoutFields(row as WireRow, leaveOut)])) }
}

async function runStep(step: ReadyStep, context: OperationContext): Promise<Result> {
  if (step.kind === 'read') return runRead(step, context.content)
  if (step.kind === 'own read') return runPersonalRead(step, context)
  return { name: step.name, text: await step.run(step.args, context) }
}

function mergeRows(known: ReadonlyMap<string, WireRow>, more: ReadonlyMap<string, WireRow>) {
  const merged = new Map(known)
  for (const [id, row] of more) merged.set(id, { ...merged.get(id), ...row })
  return merged
}

const charactersPerChunk = 256 * 1024

async function writeRows(rows: Iterable<WireRow>): Promise<string> {
  const texts: string[] = []
  let size = 0
  for (const row of rows) {
    const text = JSON.stringify(row)
    texts.push(text)
    size += text.length
    if (size < charactersPerChunk) continue
    size = 0
    await setImmediate()
  }
  return `[${texts.join()}]`
}

async function buildPayload(results: ReadonlyArray<Result>): Promise<string> {
  const [only] = results
  if (results.length === 0) return ''
  if (results.length === 1 && only && 'text' in only) return only.text
  const tables = new Map<string, ReadonlyMap<string, WireRow>>()
  const texts: Record<string, string[]> = {}
  for (const result of results)
    if ('text' in result) (texts[result.name] ??= []).push(result.text)
    else tables.set(result.entity, mergeRows(tables.get(result.entity) ?? new Map(), result.rows))
  const members = Object.entries(texts).map(([name, all]) => `${JSON.stringify(name)}:${JSON.stringify(all)}`)
  const lists: string[] = []
  for (const [entity, rows] of tables) lists.push(`${JSON.stringify(entity)}:${await writeRows(rows.values())}`)
  return `{${[...lists, ...members].join()}}`
}

export type InTurn = <Done>(work: () => Promise<Done>) => Promise<Done>

/**
 * Returns the plain string of a single named operation, else JSON with rows by entity and arrays of strings by
 * operation.
 */
export async function runSteps(
  steps: ReadonlyArray<ReadyStep>,
  context: OperationContext,
  inTurn: InTurn,
): Promise<string> {
  const results: Result[] = []
  for (const step of steps) {
    const result = await inTurn(() => runStep(step, context))
    if (step.returnData) results.push(result)
  }
  return buildPayload(results)
}
