import type { Database } from '../database/open-database.ts'
import { createFileStore, type FileStore } from '../files/file-store.ts'
import { openKeyRing } from '../files/key-ring.ts'
import { Refused } from '../transaction/refused.ts'
import type { OpenStore } from './attachment-parts.ts'
import { fileKeysOf } from './file-keys.ts'

export type StorePlace = {
  /** Where the files stand; null: no file is taken. */
  readonly folder: string | null
  /** Age identities, the newest first; none: keys of the database. */
  readonly keys: ReadonlyArray<string>
}

/** Opens the store of files when it is first needed, and again when that failed. */
export function storeAt(database: Pick<Database, 'db'>, { folder, keys }: StorePlace, clock: () => Date): OpenStore {
  let opening: Promise<FileStore> | null = null
  const open = async () => {
    if (folder === null) throw new Refused(503, 'This site takes no files.')
    return createFileStore({ folder, keys: await openKeyRing(await fileKeysOf(database, keys, clock())) })
  }
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
}
