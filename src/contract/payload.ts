import { SchemaIssue, Result, Schema } from 'effect'
import { UnreadablePayload } from './site-api.ts'
import { type Row, type Rows, entities, rowsSchema } from './entities.ts'
import { isEntityName, type EntityName } from './entity-names.ts'

export type Problem = { readonly path: string; readonly message: string }

const format = SchemaIssue.makeFormatterStandardSchemaV1()

export const toProblems = (issue: SchemaIssue.Issue): ReadonlyArray<Problem> =>
  format(issue).issues.map((found) => ({
    path: (found.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message: found.message,
  }))

const Tables = Schema.fromJsonString(Schema.Record(Schema.String, Schema.Array(Schema.Unknown)))
const decodeTables = Schema.decodeUnknownResult(Tables)

const decoders = Object.fromEntries(
  (Object.keys(entities) as EntityName[]).map((name) => [
    name,
    Schema.decodeUnknownResult(rowsSchema(name) as Schema.Codec<ReadonlyArray<unknown>, unknown>),
  ]),
) as Record<EntityName, (input: unknown) => Result.Result<ReadonlyArray<unknown>, Schema.SchemaError>>

/** @throws {UnreadablePayload} naming the first problem */
export function decodeRows<Name extends EntityName>(name: Name, rows: unknown): ReadonlyArray<Row<Name>> {
  const decoded = decoders[name](rows)
  if (Result.isSuccess(decoded)) return decoded.success as ReadonlyArray<Row<Name>>
  const [first] = toProblems(decoded.failure.issue)
  throw new UnreadablePayload(`${name} ${first?.path ?? ''}: ${first?.message ?? 'unreadable'}`)
}

/**
 * Unknown entity names are left out (C7.1-16, C7.1-18). @throws {UnreadablePayload} when it is not JSON or a row is
 * wrong
 */
export function decodePayload(payload: string): Partial<Rows> {
  const tables = decodeTables(payload)
  if (Result.isFailure(tables)) throw new UnreadablePayload('The reply holds no readable data.')
  return Object.fromEntries(
    Object.entries(tables.success).flatMap(([name, rows]) =>
      isEntityName(name) ? [[name, decodeRows(name, rows)]] : [],
    ),
  )
}
