import { sql } from 'kysely'
import type { Database } from '#server/database/open-database.ts'

type DatabaseHandle = Pick<Database, 'db'>

type ForeignKey = {
  readonly child: string
  readonly column: string
  readonly parent: string
  readonly key: string
}

/** There are no foreign keys of several columns. */
export async function foreignKeys({ db }: DatabaseHandle): Promise<ReadonlyArray<ForeignKey>> {
  const keys = sql<ForeignKey>`
    select child.relname as child, own.attname as column, parent.relname as parent, other.attname as key
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
    join pg_attribute other on other.attrelid = confrelid and other.attnum = confkey[1]
    where contype = 'f' order by 1, 2`
  return (await keys.execute(db)).rows
}

const readCount = async (query: ReturnType<typeof sql<{ count: number }>>, { db }: DatabaseHandle) =>
  (await query.execute(db)).rows[0]?.count ?? 0

export async function countOrphans(database: DatabaseHandle): Promise<number> {
  let orphans = 0
  for (const { child, column, parent, key } of await foreignKeys(database))
    orphans += await readCount(
      sql<{ count: number }>`select count(*)::int as count from ${sql.table(child)} one
        where ${sql.ref(`one.${column}`)} is not null and not exists (
          select 1 from ${sql.table(parent)} two where ${sql.ref(`two.${key}`)} = ${sql.ref(`one.${column}`)})`,
      database,
    )
  return orphans
}

type RowSelector = { readonly table: string; readonly column: string; readonly values: ReadonlyArray<string> }

async function listRows({ table, column, values }: RowSelector, { db }: DatabaseHandle) {
  if (values.length === 0) return []
  const found = sql<Record<string, unknown>>`select * from ${sql.table(table)}
    where lower(${sql.ref(column)}) in (${sql.join(values.map((value) => value.toLowerCase()))})`
  return (await found.execute(db)).rows
}

const roots = { Applicant: 'Email', subscriber: 'EmailAddress', mail_outbox: 'recipient' } as const

export async function countRows(
  emails: ReadonlyArray<string>,
  database: DatabaseHandle,
): Promise<Readonly<Record<string, number>>> {
  const keys = await foreignKeys(database)
  const counts: Record<string, number> = {}
  const pending: RowSelector[] = Object.entries(roots).map(([table, column]) => ({ table, column, values: emails }))
  for (let selector = pending.pop(); selector; selector = pending.pop()) {
    const { table } = selector
    const rows = await listRows(selector, database)
    counts[table] = (counts[table] ?? 0) + rows.length
    for (const { child, column, key } of keys.filter(({ parent }) => parent === table))
      pending.push({ table: child, column, values: rows.map((row) => String(row[key])) })
  }
  return counts
}

export async function listMails(emails: ReadonlyArray<string>, { db }: DatabaseHandle): Promise<ReadonlyArray<string>> {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['recipient', 'body'])
    .where('recipient', 'in', emails)
    .execute()
  return rows.map(({ recipient, body }) => `${recipient}: ${body.split('\n')[0] ?? ''}`).toSorted()
}
