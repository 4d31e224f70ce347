import { join } from 'node:path'
import type { Database } from '../database/open-database.ts'

export async function folderNameOf({ db }: Pick<Database, 'db'>): Promise<string> {
  const { name } = await db.selectFrom('files_folder').select('name').executeTakeFirstOrThrow()
  return name
}

export const allFilesIn = (dataDir: string): string => join(dataDir, 'files')

export const filesFolderIn = (dataDir: string, name: string): string => join(allFilesIn(dataDir), name)
