import { Result, Schema } from 'effect'
import type { ContentName } from '#contract/entity-names.ts'
import { entities, listContentFields } from '#contract/entities.ts'
import { toProblems } from '#contract/payload.ts'
import { pluralize } from '#domain/text/pluralize.ts'
import type { Slices } from '../database/slices.ts'
import { problemLine, type NumberedRow, type SourceTable } from './content-tables.ts'
import { describeProblem } from './describe-problem.ts'
import { readCells } from './field-cells.ts'

type CheckedRow<Name extends ContentName> = {
  readonly row: NumberedRow<Name> | null
  readonly problems: ReadonlyArray<string>
}

export type CheckedRows<Name extends ContentName> = {
  readonly rows: ReadonlyArray<NumberedRow<Name>>
  readonly ids: ReadonlySet<string>
  readonly problems: ReadonlyArray<string>
  readonly notes: ReadonlyArray<string>
}

type Table<Name extends ContentName> = {
  readonly name: Name
  readonly file: string
  readonly fields: ReadonlySet<string>
  readonly decode: ReturnType<typeof createRowDecoder>
}

const createRowDecoder = (name: ContentName) => Schema.decodeUnknownResult(entities[name].schema, { errors: 'all' })

const describeTable = <Name extends ContentName>(name: Name, file: string): Table<Name> => ({
  name,
  file,
  fields: new Set(listContentFields(name)),
  decode: createRowDecoder(name),
})

function pickContent(known: ReadonlySet<string>, row: unknown): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row
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

function checkRow<Name extends ContentName>(table: Table<Name>, given: InputRow): CheckedRow<Name> {
  const { number } = given
  const { row, problems } = readInputRow(table.name, given)
  const decoded = table.decode(pickContent(table.fields, row))
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
    problems: [...byField].map(([field, message]) => problemLine(table.file, number, field, message)),
  }
}

function createDuplicateFinder({ name, file }: Table<ContentName>) {
  const { key } = entities[name]
  const first = new Map<string, number>()
  const problems: string[] = []
  return {
    first,
    problems,
    look({ number, row }: InputRow) {
      const value = key === null ? null : (row as Readonly<Record<string, unknown>> | null)?.[key]
      if (key === null || (typeof value !== 'string' && typeof value !== 'number')) return
      const id = String(value).trim()
      const earlier = first.get(id)
      if (earlier === undefined) first.set(id, number)
      else problems.push(problemLine(file, number, key, `"${id}" is already in row ${earlier}`))
    },
  }
}

function createUnknownFieldFinder({ file, fields }: Table<ContentName>) {
  const counts = new Map<string, number>()
  return {
    look({ row }: InputRow) {
      if (typeof row !== 'object' || row === null) return
      for (const field of Object.keys(row)) if (!fields.has(field)) counts.set(field, (counts.get(field) ?? 0) + 1)
    },
    describe: () =>
      [...counts].map(
        ([field, count]) => `${file}: the field ${field} is unknown and left out (${pluralize(count, 'row')})`,
      ),
  }
}

export async function checkRows<Name extends ContentName>(
  name: Name,
  input: ReadonlyArray<unknown>,
  source: SourceTable | undefined,
  slices: Slices,
): Promise<CheckedRows<Name>> {
  const table = describeTable(name, source?.file ?? `${name}.json`)
  const [duplicates, unknown] = [createDuplicateFinder(table), createUnknownFieldFinder(table)]
  const rows: NumberedRow<Name>[] = []
  const found: string[] = []
  for (const [index, row] of input.entries()) {
    const given = { row, isCells: source !== undefined, number: source?.numbers[index] ?? index + 1 }
    const checked = checkRow(table, given)
    if (checked.row) rows.push(checked.row)
    found.push(...checked.problems)
    duplicates.look(given)
    unknown.look(given)
    await slices.turn()
  }
  const ids = new Set(duplicates.first.keys())
  return { rows, ids, problems: [...found, ...duplicates.problems], notes: unknown.describe() }
}
