import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { readSequences, readTables, type Column, type Table } from './read-tables.ts'

const rowsPerTable = 3

type Reference = { readonly child: string; readonly column: string; readonly parent: string; readonly to: string }

const references = sql<Reference>`
  select f.conrelid::regclass::text as child, c.attname::text as column, f.confrelid::regclass::text as parent, p.attname::text as to
  from pg_constraint f
  join pg_attribute c on c.attrelid = f.conrelid and c.attnum = f.conkey[1]
  join pg_attribute p on p.attrelid = f.confrelid and p.attnum = f.confkey[1]
  where f.contype = 'f'`

const values: Readonly<Record<string, (row: number, column: string) => string>> = {
  text: (row, column) => `${column.slice(0, 12)} ${row} "\\'$1\n\té\u{1F600}\u2028`,
  boolean: (row) => String(row % 2 === 0),
  smallint: (row) => String(row + 1),
  integer: (row) => ['1', '-2147483648', '2147483647'][row] ?? '',
  bigint: (row) => ['1', '-9223372036854775808', '9223372036854775807'][row] ?? '',
  'double precision': (row) => ['0.30000000000000004', '-0', '1e-300'][row] ?? '',
  'timestamp with time zone': (row) =>
    ['2026-11-01 12:00:00.123456+00', '0001-01-01 00:00:00.000001+00', '2026-03-08 02:30:00+00'][row] ?? '',
  date: (row) => ['2026-11-01', '0001-01-01', '9999-12-31'][row] ?? '',
  jsonb: (row) => ['{"b": [1, "é", null], "a": 1.10}', '"\\u0041"', '[]'][row] ?? '',
}

function createValue({ name, type }: Column, row: number) {
  const make = values[type]
  if (!make) throw new Error(`Say in plant-rows.testing.ts what a ${type} is like: ${name} is one.`)
  return sql`${make(row, name)}::text::${sql.raw(type)}`
}

type RowSeed = { readonly table: Table; readonly row: number; readonly to: ReadonlyArray<Reference> }

async function plantRow(db: Kysely<Tables>, identities: ReadonlyArray<string>, { table, row, to }: RowSeed) {
  const columns = table.columns.filter(({ name }) => !identities.includes(`${table.name}.${name}`))
  const cells = columns.map((column) => {
    const parent = to.find((one) => one.column === column.name)
    if (!parent) return createValue(column, row)
    return sql`(select ${sql.id(parent.to)} from ${sql.id(parent.parent.replaceAll('"', ''))} order by 1 limit 1 offset ${sql.lit(row)})`
  })
  const names = sql.join(columns.map(({ name }) => sql.id(name)))
  await sql`insert into ${sql.id(table.name)} (${names}) values (${sql.join(cells)})`
    .execute(db)
    .catch((error: unknown) => {
      if (!['23505', '23514'].includes((error as { code?: string }).code ?? '')) throw error
    })
}

export async function seedRows(db: Kysely<Tables>): Promise<Readonly<Record<string, number>>> {
  const { rows: all } = await references.execute(db)
  const { rows: generated } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where is_identity = 'YES' and table_schema = current_schema()`.execute(db)
  const identities = generated.map(({ name }) => name)
  const counts: Record<string, number> = {}
  for (const table of await readTables(db)) {
    const to = all.filter(({ child }) => child.replaceAll('"', '') === table.name)
    for (let row = 0; row < rowsPerTable; row += 1) await plantRow(db, identities, { table, row, to })
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.id(table.name)}`.execute(db)
    counts[table.name] = rows[0]?.count ?? 0
  }
  return counts
}

export async function dumpDatabase(db: Kysely<Tables>) {
  const tables: Record<string, ReadonlyArray<string>> = {}
  for (const { name } of await readTables(db)) {
    const { rows } = await sql<{ row: string }>`select one::text as row from ${sql.id(name)} as one`.execute(db)
    tables[name] = rows.map(({ row }) => row).toSorted()
  }
  return { tables, sequences: await readSequences(db) }
}

export async function* inChunks(bytes: Uint8Array, size = 10_007): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
