import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { FindKnownNames } from '../files/aside.ts'

const batchSize = 500

const withFile = (db: Kysely<Tables>) =>
  db.selectFrom('attachment').select('stored_name').where('scan', '!=', 'removed')

export const createKnownFileLookup =
  (db: Kysely<Tables>): FindKnownNames =>
  async (names) => {
    if (names.length === 0) return new Set()
    const listed = db.selectFrom('file_removal').select('stored_name').where('stored_name', 'in', names)
    const rows = await withFile(db).where('stored_name', 'in', names).union(listed).execute()
    return new Set(rows.map(({ stored_name }) => stored_name))
  }

export async function newestNames(db: Kysely<Tables>): Promise<ReadonlyArray<string>> {
  const rows = await withFile(db).orderBy('uploaded_at', 'desc').limit(batchSize).execute()
  return rows.map(({ stored_name }) => stored_name)
}

export async function* allNames(db: Kysely<Tables>): AsyncGenerator<string, void> {
  let after = ''
  for (;;) {
    const rows = await withFile(db).where('stored_name', '>', after).orderBy('stored_name').limit(batchSize).execute()
    for (const { stored_name } of rows) yield (after = stored_name)
    if (rows.length < batchSize) return
  }
}
