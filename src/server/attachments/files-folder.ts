import { join } from 'node:path'
import type { Database } from '../database/open-database.ts'
import type { Kysely } from 'kysely'
import { inOwnCommand } from '../control/own-command.ts'
import { DatabaseProblem } from '../database/database-problem.ts'
import type { Tables } from '../database/tables.ts'
import { tryFolder } from '../database/folders.ts'
import { readFolderStatus, renewMark, type MarkPlace, type FolderStatus } from './site-mark.ts'

export async function readFilesFolderName({ db }: Pick<Database, 'db'>): Promise<string> {
  const { name } = await db.selectFrom('files_folder').select('name').executeTakeFirstOrThrow()
  return name
}

export const filesRootPath = (dataDir: string): string => join(dataDir, 'files')

export const filesFolderPath = (dataDir: string, name: string): string => join(filesRootPath(dataDir), name)

const consequence =
  'no file is removed or encrypted again; npm run data -- adopt shows the differences, and with --yes accepts this folder'

const sentences: Readonly<Record<FolderStatus, string | null>> = {
  together: null,
  unmarked: null,
  apart: `The database and its folder of files come from different times, as after one of them was restored or copied: ${consequence}.`,
  copied: `The database is a copy of the one that the folder of files belongs to: ${consequence}.`,
  missing: `The database has files, and the folder of files is not the one that they stand in: ${consequence}.`,
}

/** In the words of whoever runs this site: it goes to the log and to `/readyz`. */
export function getFolderProblem(standing: FolderStatus): string | null {
  const sentence = sentences[standing]
  return sentence === null ? null : inOwnCommand(sentence)
}

export async function readProblem(place: MarkPlace): Promise<string | null> {
  const problem = getFolderProblem(await readFolderStatus(place))
  if (problem !== null) return problem
  const { unknown_files: unknown } = await readUnknownFiles(place.db)
  if (unknown === 0) return null
  return inOwnCommand(
    `${unknown} files have no row in the database, more than the site moves aside by itself: npm run data -- adopt does it.`,
  )
}

const readUnknownFiles = (db: Kysely<Tables>) =>
  db.selectFrom('files_folder').select('unknown_files').executeTakeFirstOrThrow()

export async function filesNumbers(place: MarkPlace): Promise<Readonly<Record<string, number>>> {
  const { unknown_files } = await readUnknownFiles(place.db)
  const { count } = await place.db
    .selectFrom('file_removal')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const isSeparate = getFolderProblem(await readFolderStatus(place)) !== null
  return { apart: Number(isSeparate), unknown: unknown_files, to_remove: Number(count) }
}

export async function enterFolder(place: MarkPlace): Promise<void> {
  tryFolder(place.folder)
  if ((await renewMark(place)) !== 'missing') return
  throw new DatabaseProblem(
    `The database has files of applications, but the folder ${place.folder} is not the one that they stand in: set DATA_DIR to the folder that all processes of the site share, or take this one with npm run data -- adopt.`,
  )
}
