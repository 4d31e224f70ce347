import type { Database } from '../database/open-database.ts'
import { createFileStore, type FileStore } from '../files/file-store.ts'
import { openKeyRing } from '../files/key-ring.ts'
import { Refused } from '../transaction/refused.ts'
import type { OpenStore } from './attachment-parts.ts'
import { resolveFileKeys } from './file-keys.ts'

export type StorePlace = {
  readonly folder: string | null
  readonly keys: ReadonlyArray<string>
}

export function createStoreOpener(
  database: Pick<Database, 'db'>,
  { folder, keys }: StorePlace,
  clock: () => Date,
): OpenStore {
  let opening: Promise<FileStore> | null = null
  const open = async () => {
    if (folder === null) throw new Refused(503, 'This site takes no files.')
    return createFileStore({ folder, keys: await openKeyRing(await resolveFileKeys(database, keys, clock())) })
  }
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
}
