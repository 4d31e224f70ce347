import { Result, Schema } from 'effect'
import type { ContentName } from '#contract/entity-names.ts'
import { entities, listContentFields } from '#contract/entities.ts'
import { toProblems } from '#contract/payload.ts'
import { pluralize } from '#domain/text/pluralize.ts'
import { problemLine, type NumberedRow, type SourceTable } from './content-tables.ts'
import { describeProblem } from './describe-problem.ts'
import { readCells } from './field-cells.ts'

type CheckedRow<Name extends ContentName> = {
  readonly row: NumberedRow<Name> | null
  readonly problems: ReadonlyArray<string>
}

export type CheckedRows<Name extends ContentName> = {
  readonly rows: ReadonlyArray<NumberedRow<Name>>
  readonly problems: ReadonlyArray<string>
  readonly notes: ReadonlyArray<string>
}

const createRowDecoder = (name: ContentName) => Schema.decodeUnknownResult(entities[name].schema, { errors: 'all' })

function pickContent(name: ContentName, row: unknown): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row
  const known = new Set(listContentFields(name))
  return Object.fromEntries(Object.entries(row).filter(([field]) => known.has(field)))
}

const largestNumber = 2_147_483_647

function whyUnstorable(value: unknown): string | null {
  if (typeof value === 'string' && value.includes('\0')) return 'Expected text without null characters'
  if (typeof value === 'number' && value > largestNumber) return `Expected at most ${largestNumber}, found ${value}`
  const text = typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : ''
  return text.startsWith('0000') ? `Expected a year from 0001, found "${text}"` : null
}

const findUnstorable = (row: object) =>
  Object.entries(row).flatMap(([field, value]) => {
    const reason = whyUnstorable(value)
    return reason === null ? [] : [[field, reason] as const]
  })

type InputRow = { readonly number: number; readonly row: unknown; readonly isCells: boolean }

const readInputRow = (name: ContentName, { row, isCells }: InputRow) =>
  isCells ? readCells(name, row as Readonly<Record<string, string>>) : { row, problems: new Map<string, string>() }

function checkRow<Name extends ContentName>(name: Name, file: string, given: InputRow): CheckedRow<Name> {
  const { number } = given
  const { row, problems } = readInputRow(name, given)
  const decoded = createRowDecoder(name)(pickContent(name, row))
  const byField = new Map(problems)
  if (Result.isSuccess(decoded))
    for (const [field, reason] of findUnstorable(decoded.success)) byField.set(field, reason)
  else
    for (const problem of toProblems(decoded.failure.issue)) {
      const [field = ''] = problem.path.split('.')
      if (!byField.has(field)) byField.set(field, describeProblem(problem, row))
    }
  return {
    row: Result.isSuccess(decoded) ? { number, row: decoded.success } : null,
    problems: [...byField].map(([field, message]) => problemLine(file, number, field, message)),
  }
}

function findDuplicates(name: ContentName, file: string, rows: ReadonlyArray<InputRow>) {
  const { key } = entities[name]
  if (key === null) return []
  const first = new Map<string, number>()
  return rows.flatMap(({ number, row }) => {
    const value = (row as Readonly<Record<string, unknown>> | null)?.[key]
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const id = String(value).trim()
    const earlier = first.get(id)
    if (earlier === undefined) first.set(id, number)
    return earlier === undefined ? [] : [problemLine(file, number, key, `"${id}" is already in row ${earlier}`)]
  })
}

function findUnknownFields(name: ContentName, file: string, rows: ReadonlyArray<unknown>) {
  const known = new Set(listContentFields(name))
  const counts = new Map<string, number>()
  for (const row of rows)
    if (typeof row === 'object' && row !== null)
      for (const field of Object.keys(row).filter((found) => !known.has(found)))
        counts.set(field, (counts.get(field) ?? 0) + 1)
  return [...counts].map(
    ([field, count]) => `${file}: the field ${field} is unknown and left out (${pluralize(count, 'row')})`,
  )
}

export function checkRows<Name extends ContentName>(
  name: Name,
  input: ReadonlyArray<unknown>,
  source?: SourceTable,
): CheckedRows<Name> {
  const file = source?.file ?? `${name}.json`
  const isCells = source !== undefined
  const rows = input.map((row, index) => ({ row, isCells, number: source?.numbers[index] ?? index + 1 }))
  const checked = rows.map((row) => checkRow(name, file, row))
  return {
    rows: checked.flatMap(({ row }) => row ?? []),
    problems: [...checked.flatMap(({ problems }) => problems), ...findDuplicates(name, file, rows)],
    notes: findUnknownFields(name, file, input),
  }
}
