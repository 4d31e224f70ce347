import { chmodSync, mkdirSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeyRing } from './key-ring.ts'
import type { FileEnding } from '#contract/upload.ts'
import { createFileInspector, type FileCheckResult } from './file-inspector.ts'
import { splitIntoChunks } from './pieces.ts'
import { restoreFormer, expireAside, removeAside, type FindKnownNames } from './aside.ts'
import { requireStoredName } from './stored-names.ts'
import { sweepFolder, type SweepLimits, type Swept } from './sweep-folder.ts'
import { storeFileAtomic } from './write-file.ts'

export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

export type StoredFile = {
  readonly storedName: string
  readonly size: number
  readonly keyId: string
  readonly found: FileCheckResult
  /** Null for what does not fit. */
  readonly ending: FileEnding | null
}

type StoredFileRef = Pick<StoredFile, 'storedName' | 'keyId'>

type WriteOptions = {
  readonly name: string
  readonly most: number
  readonly signal?: AbortSignal
}

export type FileStore = {
  /**
   * Never whole in memory; the file exists whole or not at all, even after power loss. @throws {TooLarge} or the reason
   * of the signal, or what the stream throws
   */
  write(content: AsyncIterable<Uint8Array>, options: WriteOptions): Promise<StoredFile>
  /**
   * The stream fails when the file was changed or cut. Read it to the end or leave it by `return`, as `for await` does.
   * @throws {MissingFile} or {UnknownKey}
   */
  read(file: StoredFileRef): Promise<AsyncIterable<Uint8Array>>
  remove(storedName: string): Promise<void>
  /** Moves nothing when more than `most` files are unknown. Partial files last written before `before` are deleted. */
  sweep(isKnown: FindKnownNames, limits: SweepLimits): Promise<Swept>
  expireAside(isKnown: FindKnownNames, days: number): Promise<void>
  /** Returns a new name and leaves the old file. @throws {MissingFile} or {UnknownKey} */
  renew(file: StoredFileRef): Promise<StoredFileRef>
  readonly keyId: string
}

export async function removeStored(folder: string, storedName: string): Promise<void> {
  await rm(join(folder, requireStoredName(storedName)), { force: true })
  await removeAside(folder, storedName)
}

async function openToRead(folder: string, storedName: string) {
  const path = join(folder, requireStoredName(storedName))
  const read = async () => (await open(path)).createReadStream()
  const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
  try {
    return await read()
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  await restoreFormer(folder, storedName)
  return read().catch((error: unknown) => {
    throw isMissing(error) ? new MissingFile('The file is not in the folder of files.', { cause: error }) : error
  })
}

async function decryptFile(folder: string, keys: KeyRing, { storedName, keyId }: StoredFileRef) {
  const file = await openToRead(folder, storedName)
  try {
    return await keys.decrypt(file, keyId)
  } catch (error) {
    file.destroy()
    throw error
  }
}

export function createFileStore({ folder, keys }: { readonly folder: string; readonly keys: KeyRing }): FileStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const read = (file: StoredFileRef) => decryptFile(folder, keys, file)
  async function keep(content: AsyncIterable<Uint8Array>): Promise<StoredFileRef> {
    const encrypted = await keys.encrypt(content)
    return { storedName: await storeFileAtomic(folder, encrypted), keyId: keys.keyId }
  }

  return {
    keyId: keys.keyId,
    async write(content, { name, most, signal }) {
      const look = createFileInspector(name)
      const kept = await keep(splitIntoChunks(content, { most, signal }, look.add))
      return { ...kept, ...(await look.end()) }
    },
    read,
    remove: (storedName) => removeStored(folder, storedName),
    sweep: (isKnown, limits) => sweepFolder(folder, isKnown, limits),
    expireAside: (isKnown, days) => expireAside(folder, { isKnown, days, now: new Date() }),
    renew: async (file) => keep(await read(file)),
  }
}
