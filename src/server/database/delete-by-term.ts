import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Says of what a transaction deletes from here on that its time has come, and that no person asked for it: its files stay for as long as
 * a backup may be restored that names them.
 */
export async function deleteByTerm(db: Kysely<Tables>): Promise<void> {
  await sql`select set_config('site.deletes_by', 'term', true)`.execute(db)
}
