import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table session_family add column used_at timestamptz`,
  `update session_family set used_at = started_at`,
  `alter table session_family alter column used_at set not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
