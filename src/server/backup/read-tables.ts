import { sql, type Kysely } from 'kysely'
import { recordTables } from '../database/recorded-migrations.ts'
import type { Tables } from '../database/tables.ts'
import { BackupProblem } from './backup-format.ts'

export type Column = { readonly name: string; readonly type: string }

export type Table = {
  readonly name: string
  readonly columns: ReadonlyArray<Column>
  readonly key: ReadonlyArray<string>
  readonly references: ReadonlyArray<string>
}

const catalog = sql<Table>`
  select c.relname::text as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(json_agg(a.attname order by k.place), '[]')
      from pg_index i cross join unnest(i.indkey) with ordinality as k(number, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
      where i.indrelid = c.oid and i.indisprimary) as key,
    (select coalesce(json_agg(distinct r.relname), '[]')
      from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as references
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema() and c.relkind in ('r', 'p')
  order by c.relname`

function inOrder(tables: ReadonlyArray<Table>): ReadonlyArray<Table> {
  const ordered: Table[] = []
  const rest = new Set(tables)
  while (rest.size > 0) {
    const free = [...rest].filter(({ references }) =>
      references.every((name) => ordered.some((one) => one.name === name)),
    )
    if (free.length === 0) throw new BackupProblem('Tables of this database reference each other in a circle.')
    for (const table of free) {
      ordered.push(table)
      rest.delete(table)
    }
  }
  return ordered
}

export async function readTables(db: Kysely<Tables>): Promise<ReadonlyArray<Table>> {
  const { rows } = await catalog.execute(db)
  return inOrder(rows.filter(({ name }) => !recordTables.includes(name)))
}

export async function isWithoutTables(db: Kysely<Tables>): Promise<boolean> {
  return (await catalog.execute(db)).rows.length === 0
}

export async function readSequences(db: Kysely<Tables>): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<{ name: string; last: string }>`
    select sequencename::text as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`.execute(db)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

const forms = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
}

export async function setOutputFormats(transaction: Kysely<Tables>): Promise<void> {
  const settings = Object.entries(forms).map(
    ([name, value]) => sql`set_config(${sql.lit(name)}, ${sql.lit(value)}, true)`,
  )
  await sql`select ${sql.join(settings)}`.execute(transaction)
}

const batchSize = 200

export async function* readLines(
  transaction: Kysely<Tables>,
  { name, columns, key }: Table,
): AsyncGenerator<ReadonlyArray<string>, void> {
  const texts = sql.join(columns.map((column) => sql`${sql.id(column.name)}::text`))
  const order = key.length === 0 ? sql`` : sql`order by ${sql.join(key.map((column) => sql.id(column)))}`
  await sql`declare rows_of_table no scroll cursor for
    select to_json(array[${texts}]::text[])::text as line from ${sql.id(name)} ${order}`.execute(transaction)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(batchSize)} from rows_of_table`.execute(transaction)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < batchSize) break
  }
  await sql`close rows_of_table`.execute(transaction)
}

export async function writeLines(
  transaction: Kysely<Tables>,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
  lines: ReadonlyArray<string>,
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.id(column.name)))
  const values = columns.map(({ type }, at) => sql`(line.value ->> ${sql.lit(at)})::${sql.raw(type)}`)
  await sql`insert into ${sql.id(name)} (${names}) overriding system value
    select ${sql.join(values)} from json_array_elements(${`[${lines.join(',')}]`}::json) as line(value)`.execute(
    transaction,
  )
}
