import { sql, type Kysely } from 'kysely'
import { recordTables } from '../database/recorded-migrations.ts'
import type { Tables } from '../database/tables.ts'

type Column = { readonly name: string; readonly type: string; readonly isSingle: boolean }

async function readColumns(db: Kysely<Tables>) {
  const { rows } = await sql<Column & { readonly table: string }>`
    select relname::text as "table", attname::text as name, typname::text as type,
      exists (select 1 from pg_constraint where conrelid = one.oid and pg_get_constraintdef(oid) like '%(id = 1)%')
      or exists (select 1 from pg_attribute where attrelid = one.oid and attgenerated <> '') as "isSingle"
    from pg_class one join pg_attribute on attrelid = one.oid join pg_type on pg_type.oid = atttypid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not in (${sql.join(recordTables)})
    and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = '' order by 1, attnum`.execute(db)
  return Map.groupBy(rows, ({ table }) => table)
}

let count = 0

const fillers: Readonly<Record<string, () => unknown>> = {
  text: () => `<filler ${count}>`,
  jsonb: () => JSON.stringify({ filler: count }),
  timestamptz: () => new Date(),
  date: () => '2026-11-28',
  bool: () => false,
}

const fill = ({ name, type, isSingle }: Column) => (isSingle && name === 'id' ? 1 : (fillers[type] ?? (() => count))())

const isTextColumn = ({ type }: Column) => type === 'text' || type === 'jsonb'

export async function plantAddress(db: Kysely<Tables>, address: string) {
  const planted: Array<readonly [table: string, column: string]> = []
  await db.transaction().execute(async (inside) => {
    await sql`set local session_replication_role = replica`.execute(inside)
    for (const [table, columns] of await readColumns(inside))
      for (const { name, type } of columns.filter(isTextColumn)) {
        count += 1
        const text = count % 2 === 0 ? address : address.toUpperCase()
        const cells = columns.map((column) => {
          if (column.name !== name) return sql`${fill(column)}`
          return type === 'jsonb' ? sql`${JSON.stringify({ deep: [`to <${text}>`] })}::jsonb` : sql`${text}`
        })
        const names = sql.join(columns.map((column) => sql.ref(column.name)))
        if (columns[0]?.isSingle) await sql`delete from ${sql.table(table)}`.execute(inside)
        await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(cells)})`.execute(inside)
        planted.push([table, name])
      }
  })
  return planted
}

export async function countHolding(db: Kysely<Tables>, address: string): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  for (const table of (await readColumns(db)).keys()) {
    const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${sql.table(table)} one
      where position(${address.toLowerCase()} in lower(to_jsonb(one)::text)) > 0`.execute(db)
    const found = Number(rows[0]?.count)
    if (found > 0) counts[table] = found
  }
  return counts
}
