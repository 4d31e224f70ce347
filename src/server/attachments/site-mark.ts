import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Selectable } from 'kysely'
import { isAway } from '../database/database-problem.ts'
import type { Tables } from '../database/tables.ts'
import { readFolderMark, writeFolderMark } from '../files/folder-mark.ts'
import { listStoredNames } from '../files/sweep-folder.ts'
import { newestNames } from './stored-rows.ts'

export type MarkPlace = { readonly db: Kysely<Tables>; readonly folder: string }

export type FolderStatus = 'together' | 'unmarked' | 'apart' | 'copied' | 'missing'

export const maxUnknownFiles = 20

type Row = Selectable<Tables['files_folder']>

const readRow = (db: Kysely<Tables>) => db.selectFrom('files_folder').selectAll()

const lockRow = (db: Kysely<Tables>): Promise<Row> => readRow(db).forUpdate().executeTakeFirstOrThrow()

async function readDatabaseIdentity(db: Kysely<Tables>): Promise<string | null> {
  try {
    const { rows } = await sql<{ home: string }>`select concat_ws('/', system_identifier, oid) as home
      from pg_control_system(), pg_database where datname = current_database()`.execute(db)
    return rows[0]?.home ?? null
  } catch (error) {
    if (isAway(error)) throw error
    return null
  }
}

async function judgeUnmarked({ db, folder }: MarkPlace, { generation }: Row): Promise<FolderStatus> {
  const [names, stored] = [await newestNames(db), await listStoredNames(folder)]
  if (names.length === 0) return stored.size > maxUnknownFiles ? 'apart' : 'unmarked'
  return generation === null && names.some((name) => stored.has(name)) ? 'unmarked' : 'missing'
}

async function judge(place: MarkPlace, row: Row, home: string | null): Promise<FolderStatus> {
  const mark = await readFolderMark(place.folder)
  if (mark === null) return judgeUnmarked(place, row)
  // Also the next one: a process may have ended between the two writes.
  if (mark.site !== row.name || ![row.generation, row.next_generation].includes(mark.generation)) return 'apart'
  return [null, home].includes(row.home) || home === null ? 'together' : 'copied'
}

export async function readFolderStatus(place: MarkPlace): Promise<FolderStatus> {
  return judge(place, await readRow(place.db).executeTakeFirstOrThrow(), await readDatabaseIdentity(place.db))
}

const isConsistent = (standing: FolderStatus) => standing === 'together' || standing === 'unmarked'

const announce = (db: Kysely<Tables>, generation: string, home: string | null) =>
  db
    .updateTable('files_folder')
    .set({ next_generation: generation, ...(home !== null && { home }) })
    .execute()

/** Locks the row, so that a slow process writes nothing older. */
const writeAnnounced = ({ db, folder }: MarkPlace, also?: (db: Kysely<Tables>) => Promise<void>) =>
  db.transaction().execute(async (transaction) => {
    const { name, next_generation: generation } = await lockRow(transaction)
    if (generation !== null) {
      await writeFolderMark(folder, { site: name, generation })
      await transaction.updateTable('files_folder').set({ generation, next_generation: null }).execute()
    }
    await also?.(transaction)
  })

export async function renewMark(place: MarkPlace): Promise<FolderStatus> {
  const home = await readDatabaseIdentity(place.db)
  const standing = await place.db.transaction().execute(async (db) => {
    const row = await lockRow(db)
    const found = await judge({ ...place, db }, row, home)
    if (isConsistent(found)) await announce(db, row.next_generation ?? randomUUID(), home)
    return found
  })
  if (!isConsistent(standing)) return standing
  await writeAnnounced(place)
  return 'together'
}

export async function forgetHome(db: Kysely<Tables>): Promise<void> {
  await db.updateTable('files_folder').set({ home: null }).execute()
}

export async function clearMark(db: Kysely<Tables>): Promise<void> {
  const none = { generation: null, next_generation: null, home: null, unknown_files: 0 }
  await db.updateTable('files_folder').set(none).execute()
}

export async function claimFolder(place: MarkPlace, also: (db: Kysely<Tables>) => Promise<void>): Promise<void> {
  const home = await readDatabaseIdentity(place.db)
  await announce(place.db, randomUUID(), home)
  await writeAnnounced(place, also)
}
