import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Selectable } from 'kysely'
import { isAway } from '../database/database-problem.ts'
import type { Tables } from '../database/tables.ts'
import { readFolderMark, writeFolderMark } from '../files/folder-mark.ts'
import { storedIn } from '../files/sweep-folder.ts'
import { newestNames } from './stored-rows.ts'

/** A database, and the folder in which its files stand, which is there. */
export type MarkPlace = { readonly db: Kysely<Tables>; readonly folder: string }

/**
 * How a database and a folder of files stand to each other: their marks agree; they have none yet; they have others, as after one of
 * them was restored; the database is a copy of the one that the folder belongs to; it has files, and the folder is not its own.
 */
export type Standing = 'together' | 'unmarked' | 'apart' | 'copied' | 'missing'

/** How many files without a row a sweep moves aside, and a folder may hold that is taken for a new one. */
export const mostUnknown = 20

type Row = Selectable<Tables['files_folder']>

const readRow = (db: Kysely<Tables>) => db.selectFrom('files_folder').selectAll()

const lockRow = (db: Kysely<Tables>): Promise<Row> => readRow(db).forUpdate().executeTakeFirstOrThrow()

/** The number of the server and of the database in it; null where this user may not read it. A restored dump has another. */
async function homeOf(db: Kysely<Tables>): Promise<string | null> {
  try {
    const { rows } = await sql<{ home: string }>`select concat_ws('/', system_identifier, oid) as home
      from pg_control_system(), pg_database where datname = current_database()`.execute(db)
    return rows[0]?.home ?? null
  } catch (error) {
    if (isAway(error)) throw error
    return null
  }
}

async function judgeUnmarked({ db, folder }: MarkPlace, { generation }: Row): Promise<Standing> {
  const [names, stored] = [await newestNames(db), await storedIn(folder)]
  if (names.length === 0) return stored.size > mostUnknown ? 'apart' : 'unmarked'
  return generation === null && names.some((name) => stored.has(name)) ? 'unmarked' : 'missing'
}

async function judge(place: MarkPlace, row: Row, home: string | null): Promise<Standing> {
  const mark = await readFolderMark(place.folder)
  if (mark === null) return judgeUnmarked(place, row)
  // A process that was ended between the two has written the next one into the database alone, or into the folder too.
  if (mark.site !== row.name || ![row.generation, row.next_generation].includes(mark.generation)) return 'apart'
  return [null, home].includes(row.home) || home === null ? 'together' : 'copied'
}

/** How they stand now. */
export async function readStanding(place: MarkPlace): Promise<Standing> {
  return judge(place, await readRow(place.db).executeTakeFirstOrThrow(), await homeOf(place.db))
}

const isWhole = (standing: Standing) => standing === 'together' || standing === 'unmarked'

const announce = (db: Kysely<Tables>, generation: string, home: string | null) =>
  db
    .updateTable('files_folder')
    .set({ next_generation: generation, ...(home !== null && { home }) })
    .execute()

/** Writes what was announced into the folder and the database, with the row held, so that a slow process writes nothing older. */
const writeAnnounced = ({ db, folder }: MarkPlace, also?: (db: Kysely<Tables>) => Promise<void>) =>
  db.transaction().execute(async (transaction) => {
    const { name, next_generation: generation } = await lockRow(transaction)
    if (generation !== null) {
      await writeFolderMark(folder, { site: name, generation })
      await transaction.updateTable('files_folder').set({ generation, next_generation: null }).execute()
    }
    await also?.(transaction)
  })

/**
 * Gives both the same new mark if they belong together or are new, so that a copy of either that was made before is known by its mark.
 * Any number of processes may.
 * @returns how they stand; nothing is written where they do not belong together
 */
export async function renewMark(place: MarkPlace): Promise<Standing> {
  const home = await homeOf(place.db)
  const standing = await place.db.transaction().execute(async (db) => {
    const row = await lockRow(db)
    const found = await judge({ ...place, db }, row, home)
    if (isWhole(found)) await announce(db, row.next_generation ?? randomUUID(), home)
    return found
  })
  if (!isWhole(standing)) return standing
  await writeAnnounced(place)
  return 'together'
}

/** Lets the database move to another server without being taken for a copy. */
export async function forgetHome(db: Kysely<Tables>): Promise<void> {
  await db.updateTable('files_folder').set({ home: null }).execute()
}

/** Leaves the mark to the next start, as of a site that was never started. */
export async function clearMark(db: Kysely<Tables>): Promise<void> {
  const none = { generation: null, next_generation: null, home: null, unknown_files: 0 }
  await db.updateTable('files_folder').set(none).execute()
}

/** Gives both the same new mark, however they stand. @param also what is written in the same transaction */
export async function claimFolder(place: MarkPlace, also: (db: Kysely<Tables>) => Promise<void>): Promise<void> {
  const home = await homeOf(place.db)
  await announce(place.db, randomUUID(), home)
  await writeAnnounced(place, also)
}
