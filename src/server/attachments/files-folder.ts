import { join } from 'node:path'
import type { Database } from '../database/open-database.ts'

export async function readFilesFolderName({ db }: Pick<Database, 'db'>): Promise<string> {
  const { name } = await db.selectFrom('files_folder').select('name').executeTakeFirstOrThrow()
  return name
}

export const filesRootPath = (dataDir: string): string => join(dataDir, 'files')

export const filesFolderPath = (dataDir: string, name: string): string => join(filesRootPath(dataDir), name)
