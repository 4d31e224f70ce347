import { Result, Schema } from 'effect'
import { sql, type Kysely } from 'kysely'
import { contentNames, type ContentName } from '#contract/entity-names.ts'
import { toProblems } from '#contract/payload.ts'
import { UnreadablePayload } from '#contract/site-api.ts'
import { pluralize } from '#domain/text/pluralize.ts'
import type { Table } from '../backup/read-tables.ts'
import { readRows } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import { columnSchemas } from './column-schemas.ts'

type Problems = AsyncGenerator<string, void>

const isContent = (name: string): name is ContentName => (contentNames as ReadonlyArray<string>).includes(name)

async function* checkContentRows(db: Kysely<Tables>, name: ContentName): Problems {
  try {
    await readRows(db, name)
  } catch (error) {
    if (!(error instanceof UnreadablePayload)) throw error
    yield `The content has a row that the site cannot read: ${error.message}.`
  }
}

const rowsPerFetch = 200

async function* readAll(db: Kysely<Tables>, { name }: Table): AsyncGenerator<Readonly<Record<string, unknown>>, void> {
  await sql`declare rows_to_check no scroll cursor for select * from ${sql.id(name)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(rowsPerFetch)} from rows_to_check`.execute(db)
    yield* rows
    if (rows.length < rowsPerFetch) break
  }
  await sql`close rows_to_check`.execute(db)
}

const columnDecoders = (table: string) =>
  Object.entries(columnSchemas[table] ?? {}).map(
    ([column, schema]) => [column, Schema.decodeUnknownResult(schema)] as const,
  )

const rowLabel = ({ name, key }: Table, row: Readonly<Record<string, unknown>>) =>
  `${name} ${key.map((column) => String(row[column])).join(' ')}`

async function* checkOtherRows(db: Kysely<Tables>, table: Table): Problems {
  const decoders = columnDecoders(table.name)
  for await (const row of readAll(db, table))
    for (const [column, decode] of decoders) {
      const value = row[column]
      const decoded = value === null ? null : decode(value)
      if (decoded === null || Result.isSuccess(decoded)) continue
      const [first] = toProblems(decoded.failure.issue)
      yield `${rowLabel(table, row)}: the site cannot read ${column}${first?.path ? `, at ${first.path}` : ''}.`
    }
}

export const checkRows = (db: Kysely<Tables>, table: Table): Problems =>
  isContent(table.name) ? checkContentRows(db, table.name) : checkOtherRows(db, table)

type Reference = {
  readonly child: string
  readonly parent: string
  readonly childColumns: ReadonlyArray<string>
  readonly parentColumns: ReadonlyArray<string>
}

const references = sql<Reference>`
  select child.relname::text as child, parent.relname::text as parent,
    (select json_agg(a.attname order by k.place) from unnest(f.conkey) with ordinality as k(number, place)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number) as "childColumns",
    (select json_agg(a.attname order by k.place) from unnest(f.confkey) with ordinality as k(number, place)
      join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number) as "parentColumns"
  from pg_constraint f join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
  join pg_namespace n on n.oid = child.relnamespace
  where f.contype = 'f' and n.nspname = current_schema() order by 1, 2`

export async function* checkReferences(db: Kysely<Tables>): Problems {
  for (const { child, parent, childColumns, parentColumns } of (await references.execute(db)).rows) {
    const isProvided = childColumns.map((column) => sql`child.${sql.id(column)} is not null`)
    const isSame = childColumns.map(
      (column, at) => sql`parent.${sql.id(parentColumns[at] ?? '')} = child.${sql.id(column)}`,
    )
    const { rows } = await sql<{ count: string }>`
      select count(*)::text as count from ${sql.id(child)} as child where ${sql.join(isProvided, sql` and `)}
        and not exists (select 1 from ${sql.id(parent)} as parent where ${sql.join(isSame, sql` and `)})`.execute(db)
    const count = rows[0]?.count ?? '0'
    if (count !== '0')
      yield `${pluralize(Number(count), 'row')} of ${child} without the row of ${parent} that it names.`
  }
}
