import type { Database } from '../database/open-database.ts'
import type { Reserve } from '../files/disk-space.ts'
import { openKeyRing } from '../files/key-ring.ts'
import { clamdScanner } from '../files/scanner.ts'
import { usualBackupDays, type Config } from '../settings/config.ts'
import { resolveFileKeys } from './file-keys.ts'
import { filesFolderPath, readFilesFolderName } from './files-folder.ts'

type FilesConfig = Pick<Config, 'dataDir' | 'fileKeys' | 'clamd' | 'filesReserve' | 'backupDays'>

export async function configuredFiles(
  { dataDir, fileKeys: given = [], clamd, filesReserve, backupDays = usualBackupDays }: FilesConfig,
  database: Pick<Database, 'db'>,
  clock: () => Date,
) {
  const fileKeys = await resolveFileKeys(database, given, clock())
  await openKeyRing(fileKeys)
  const scanner = clamd === undefined ? undefined : clamdScanner(clamd)
  const reserve: Reserve = filesReserve ?? 'usual'
  const filesFolder = filesFolderPath(dataDir, await readFilesFolderName(database))
  return { filesFolder, filesReserve: reserve, backupDays, fileKeys, scanner }
}
