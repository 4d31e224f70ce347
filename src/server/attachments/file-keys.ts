import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import { makeKey } from '../files/key-ring.ts'

/** Advisory lock key; must differ from those in `try-lock.ts`. */
const keyLock = 7_304_884

export const readKeys = async (db: Kysely<Tables>): Promise<ReadonlyArray<string>> =>
  (await db.selectFrom('file_key').select('identity').orderBy('id', 'desc').execute()).map(({ identity }) => identity)

const makeFirst = ({ db }: Pick<Database, 'db'>, made: string, now: Date) =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(keyLock)})`.execute(transaction)
    const kept = await readKeys(transaction)
    if (kept.length > 0) return kept
    await transaction.insertInto('file_key').values({ identity: made, created_at: now.toISOString() }).execute()
    return [made]
  })

/**
 * Age identities, newest first: the given ones, then those of the database. With none given, all processes share the
 * first key that one makes.
 */
export async function resolveFileKeys(
  database: Pick<Database, 'db'>,
  given: ReadonlyArray<string>,
  now: Date,
): Promise<ReadonlyArray<string>> {
  const kept = await readKeys(database.db)
  if (given.length > 0 || kept.length > 0) return [...new Set([...given, ...kept])]
  return makeFirst(database, await makeKey(), now)
}
