import { createHash } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { escapeHtml } from '#domain/text/html.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import type { Tables } from '../database/tables.ts'
import { emailKey } from '../mail/email-addresses.ts'
import { getTableHolder } from './person-tables.ts'
import { readSchema, type TableShape } from './read-schema.ts'

export type PersonRow = Readonly<Record<string, unknown>>

export type PersonTable = {
  readonly table: string
  readonly hers: ReadonlyArray<PersonRow>
  readonly others: ReadonlyArray<PersonRow>
}

export type PersonRows = { readonly tables: ReadonlyArray<PersonTable>; readonly ids: ReadonlyArray<string> }

function* collectTexts(value: unknown): Generator<string> {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* collectTexts(each)
  if (typeof value !== 'string') return
  yield value
  if (/^\s*[[{"]/.test(value)) yield* collectTexts(parseJson(value))
  if (/%[\da-f]{2}/i.test(value)) yield value.replaceAll(/(?:%[\da-f]{2})+/gi, readEncoded)
}

function readEncoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

export function addressFinder(email: string) {
  const key = emailKey(email)
  const hash = createHash('sha256').update(key).digest('base64url')
  const forms = [...new Set([key, escapeHtml(key)])].map(escapePattern)
  const named = new RegExp(`(?<![\\w.+-])(?:${forms.join('|')})(?![\\w-]|\\.\\w)`, 'i')
  return {
    written: [...new Set([key, escapeHtml(key), encodeURIComponent(key).toLowerCase()])],
    hash,
    isMentioned: (value: unknown) => [...collectTexts(value)].some((text) => named.test(text) || text.includes(hash)),
    is: (value: unknown) => [...collectTexts(value)].some((text) => emailKey(text) === key || text === hash),
  }
}

type Finder = ReturnType<typeof addressFinder>

const joinedTextsSql = ({ texts }: TableShape) =>
  sql`concat_ws(E'\n', ${sql.join(texts.map((column) => sql`${sql.ref(column)}::text`))})`

const readWhere = async (db: Kysely<Tables>, { name }: TableShape, condition: RawBuilder<unknown>) => {
  const found = sql<{ row: PersonRow }>`select to_jsonb(one) as row from ${sql.table(name)} one where ${condition}`
  return (await found.execute(db)).rows.map(({ row }) => row)
}

async function namingRows(db: Kysely<Tables>, table: TableShape, { written, hash, isMentioned }: Finder) {
  if (table.texts.length === 0) return []
  const named = written.map((form) => sql`position(${form} in lower(${joinedTextsSql(table)})) > 0`)
  const hashed = sql`position(${hash} in ${joinedTextsSql(table)}) > 0`
  const rows = await readWhere(db, table, sql`${sql.join([...named, hashed], sql` or `)}`)
  return rows.filter(isMentioned)
}

function collectRows(schema: ReadonlyArray<TableShape>) {
  const kept = new Map(schema.map(({ name }) => [name, new Map<string, PersonRow>()]))
  const keys = new Map(schema.map(({ name, key }) => [name, key]))
  const getName = (table: string, row: PersonRow) =>
    JSON.stringify(keys.get(table)?.map((column) => row[column]) ?? row)
  return {
    has: (table: string, row: PersonRow) => kept.get(table)?.has(getName(table, row)) ?? false,
    add: (table: string, rows: ReadonlyArray<PersonRow>) => {
      const added = rows.filter((row) => !kept.get(table)?.has(getName(table, row)))
      for (const row of added) kept.get(table)?.set(getName(table, row), row)
      return added
    },
    of: (table: string) => [...(kept.get(table)?.values() ?? [])],
  }
}

type Rows = ReturnType<typeof collectRows>

const listChildTables = (schema: ReadonlyArray<TableShape>, name: string) =>
  schema.flatMap((child) => child.foreignKeys.filter(({ parent }) => parent === name).map((key) => ({ child, key })))

function referenceCondition(
  { columns, parentColumns }: TableShape['foreignKeys'][number],
  rows: ReadonlyArray<PersonRow>,
) {
  const ids = rows.map((row) => sql`(${sql.join(parentColumns.map((column) => sql`${row[column]}`))})`)
  return sql`(${sql.join(columns.map((column) => sql.ref(column)))}) in (${sql.join(ids)})`
}

async function addHanging(db: Kysely<Tables>, schema: ReadonlyArray<TableShape>, hers: Rows) {
  const due = schema.map(({ name }) => ({ name, rows: hers.of(name) })).filter(({ rows }) => rows.length > 0)
  for (const { name, rows } of due)
    for (const { child, key } of listChildTables(schema, name)) {
      const added = hers.add(child.name, await readWhere(db, child, referenceCondition(key, rows)))
      if (added.length > 0) due.push({ name: child.name, rows: added })
    }
}

/** Shorter ids would match unrelated text; the site's own are longer. */
const shortestId = 16

function collectIds(schema: ReadonlyArray<TableShape>, hers: Rows): ReadonlyArray<string> {
  const parents = new Set(schema.flatMap(({ foreignKeys }) => foreignKeys.map(({ parent }) => parent)))
  return schema
    .filter(({ name, key }) => parents.has(name) && key.length === 1)
    .flatMap(({ name, key: [column = ''] }) => hers.of(name).map((row) => row[column]))
    .filter((id): id is string => typeof id === 'string' && id.length >= shortestId)
}

async function rowsByIds(db: Kysely<Tables>, table: TableShape, ids: ReadonlyArray<string>) {
  if (ids.length === 0 || table.texts.length === 0 || table.foreignKeys.length > 0) return []
  const named = ids.map((id) => sql`position(${id} in ${joinedTextsSql(table)}) > 0`)
  return readWhere(db, table, sql`${sql.join(named, sql` or `)}`)
}

/**
 * Searches every text column of every table in the catalog and follows foreign keys; `person-tables.ts` says which
 * columns make a row hers. @param known ids of her rows that are deleted already
 */
export async function findPerson(
  db: Kysely<Tables>,
  email: string,
  known: ReadonlyArray<string> = [],
): Promise<PersonRows> {
  const [schema, finder] = [await readSchema(db), addressFinder(email)]
  const [hers, naming] = [collectRows(schema), collectRows(schema)]
  for (const table of schema) {
    const rows = await namingRows(db, table, finder)
    const { hers: columns = [] } = getTableHolder(table.name)
    hers.add(
      table.name,
      rows.filter((row) => columns.some((column) => finder.is(row[column]))),
    )
    naming.add(table.name, rows)
  }
  await addHanging(db, schema, hers)
  const ids = [...new Set([...known, ...collectIds(schema, hers)])]
  for (const table of schema) naming.add(table.name, await rowsByIds(db, table, ids))
  const tables = schema.map(({ name: table }) => ({
    table,
    hers: hers.of(table),
    others: naming.of(table).filter((row) => !hers.has(table, row)),
  }))
  return { ids, tables: tables.filter((found) => found.hers.length + found.others.length > 0) }
}
