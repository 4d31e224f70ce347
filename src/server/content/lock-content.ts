import { sql, type Kysely } from 'kysely'
import { allowLong } from '../database/open-postgres.ts'
import type { Tables } from '../database/tables.ts'

/** Advisory lock key; must differ from those in `try-lock.ts`. */
const importLock = 7_304_881

export async function lockContent(db: Kysely<Tables>): Promise<void> {
  await allowLong(db as unknown as Kysely<never>)
  await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(db)
}

export async function raiseVersion(db: Kysely<Tables>, now: Date): Promise<number> {
  const { version } = await db
    .updateTable('content_version')
    .set((row) => ({ version: row('version', '+', 1), changed_at: now.toISOString() }))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
