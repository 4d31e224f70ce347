import { Result, Schema } from 'effect'
import type { ContentName } from '#contract/entity-names.ts'
import { entities } from '#contract/entities.ts'
import { problemsOf } from '#contract/problems.ts'
import { fieldsOf } from '../database/rows.ts'
import { problemLine, type NumberedRow } from './content-tables.ts'
import { describeProblem } from './describe-problem.ts'

type CheckedRow<Name extends ContentName> = {
  readonly row: NumberedRow<Name> | null
  readonly problems: ReadonlyArray<string>
}

export type CheckedRows<Name extends ContentName> = {
  readonly rows: ReadonlyArray<NumberedRow<Name>>
  readonly problems: ReadonlyArray<string>
  readonly notes: ReadonlyArray<string>
}

const decoderOf = (name: ContentName) => Schema.decodeUnknownResult(entities[name].schema, { errors: 'all' })

const largestNumber = 2_147_483_647

function whyUnstorable(value: unknown): string | null {
  if (typeof value === 'string' && value.includes('\0')) return 'Expected text without null characters'
  if (typeof value === 'number' && value > largestNumber) return `Expected at most ${largestNumber}, found ${value}`
  const text = typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : ''
  return text.startsWith('0000') ? `Expected a year from 0001, found "${text}"` : null
}

/** What the contract allows but the database cannot keep. */
const findUnstorable = (name: ContentName, number: number, row: object) =>
  Object.entries(row).flatMap(([field, value]) => {
    const reason = whyUnstorable(value)
    return reason === null ? [] : [problemLine(name, number, field, reason)]
  })

function checkRow<Name extends ContentName>(name: Name, number: number, row: unknown): CheckedRow<Name> {
  const decoded = decoderOf(name)(row)
  if (Result.isSuccess(decoded))
    return {
      row: { number, row: decoded.success },
      problems: findUnstorable(name, number, decoded.success),
    }
  const byField = new Map<string, string>()
  for (const problem of problemsOf(decoded.failure.issue)) {
    const [field = ''] = problem.path.split('.')
    if (!byField.has(field)) byField.set(field, describeProblem(problem, row))
  }
  return { row: null, problems: [...byField].map(([field, message]) => problemLine(name, number, field, message)) }
}

function findDuplicates(name: ContentName, rows: ReadonlyArray<unknown>) {
  const { key } = entities[name]
  if (key === null) return []
  const first = new Map<string, number>()
  return rows.flatMap((row, index) => {
    const value = (row as Readonly<Record<string, unknown>> | null)?.[key]
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const id = String(value).trim()
    const earlier = first.get(id)
    if (earlier === undefined) first.set(id, index + 1)
    return earlier === undefined ? [] : [problemLine(name, index + 1, key, `"${id}" is already in row ${earlier}`)]
  })
}

function findUnknownFields(name: ContentName, rows: ReadonlyArray<unknown>) {
  const known = new Set(fieldsOf(name))
  const counts = new Map<string, number>()
  for (const row of rows)
    if (typeof row === 'object' && row !== null)
      for (const field of Object.keys(row).filter((found) => !known.has(found)))
        counts.set(field, (counts.get(field) ?? 0) + 1)
  return [...counts].map(([field, count]) => `${name}.json: the field ${field} is unknown and left out (${count} rows)`)
}

/** Checks the rows of one entity one by one: their shape, and that no key comes twice. */
export function checkRows<Name extends ContentName>(name: Name, input: ReadonlyArray<unknown>): CheckedRows<Name> {
  const checked = input.map((row, index) => checkRow(name, index + 1, row))
  return {
    rows: checked.flatMap(({ row }) => row ?? []),
    problems: [...checked.flatMap(({ problems }) => problems), ...findDuplicates(name, input)],
    notes: findUnknownFields(name, input),
  }
}
