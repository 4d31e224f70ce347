import { join } from 'node:path'
import type { Database } from '../database/open-database.ts'

/** The name of the folder in which the files of a database stand: another database on the same disk has another one. */
export async function folderNameOf({ db }: Pick<Database, 'db'>): Promise<string> {
  const { name } = await db.selectFrom('files_folder').select('name').executeTakeFirstOrThrow()
  return name
}

/** Where the files of all databases stand. */
export const allFilesIn = (dataDir: string): string => join(dataDir, 'files')

/** Where files stand. @param name as `folderNameOf` says */
export const filesFolderIn = (dataDir: string, name: string): string => join(allFilesIn(dataDir), name)
