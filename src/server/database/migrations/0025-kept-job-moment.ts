import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table kept_job add column kept_at timestamptz not null default 'epoch'`,
  `alter table kept_job alter column kept_at drop default`,
]

/** When a saved job came to an account; of those that are there already it is not known, so it lies before everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
