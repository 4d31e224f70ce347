import { chmodSync, mkdirSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeyRing } from './key-ring.ts'
import { lookAtFile, type FoundType } from './look-at-file.ts'
import { piecesOf } from './pieces.ts'
import { bringBack, expireAside, removeAside, type IsKnown } from './aside.ts'
import { requireStoredName } from './stored-names.ts'
import { sweepFolder, type SweepLimits, type Swept } from './sweep-folder.ts'
import { writeWhole } from './write-whole.ts'

/** There is no such file: it was removed, or never stored here. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

export type StoredFile = {
  readonly storedName: string
  readonly size: number
  readonly keyId: string
  readonly found: FoundType
}

type Kept = Pick<StoredFile, 'storedName' | 'keyId'>

type WriteOptions = {
  /** As its owner calls it; the kind that it should be of is read from its extension, and nothing else. */
  readonly name: string
  /** How many bytes it may have. */
  readonly most: number
  readonly signal?: AbortSignal
}

/** Files on disk, each encrypted, under names that nobody can guess. */
export type FileStore = {
  /**
   * Encrypts what comes, never whole in memory, into a file that is there whole or not at all, also when the power fails. It
   * leaves nothing when the content is too large, when the signal ends it, or when the stream breaks.
   * @throws TooLarge; the reason of the signal; what the stream throws
   */
  write(content: AsyncIterable<Uint8Array>, options: WriteOptions): Promise<StoredFile>
  /**
   * The content as it was written, which fails where the file was changed or cut short on disk. A caller who does not read it
   * to its end leaves it by `return`, as `for await` does. A file that was moved aside is moved back.
   * @throws MissingFile; UnknownKey
   */
  read(file: Kept): Promise<AsyncIterable<Uint8Array>>
  /** Deletes a file for good, also where it lies aside. Calm when it is gone already. */
  remove(storedName: string): Promise<void>
  /**
   * Moves aside every stored file that nobody knows, unless there are more than `most`, and deletes every file left by a write that
   * was cut short, if it was last written before `before`.
   */
  sweep(isKnown: IsKnown, limits: SweepLimits): Promise<Swept>
  /** Deletes what was moved aside more than so many days ago, but moves files back that are known again. */
  expireAside(isKnown: IsKnown, days: number): Promise<void>
  /** Encrypts a file again with the newest key, under a new name, and leaves the old one. @throws MissingFile; UnknownKey */
  renew(file: Kept): Promise<Kept>
  /** The id of the key that new files get. */
  readonly keyId: string
}

/** Removes a file, also from where it lies aside. Calm when it is gone already. */
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
  await bringBack(folder, storedName)
  return read().catch((error: unknown) => {
    throw isMissing(error) ? new MissingFile('The file is not in the folder of files.', { cause: error }) : error
  })
}

async function decryptFile(folder: string, keys: KeyRing, { storedName, keyId }: Kept) {
  const file = await openToRead(folder, storedName)
  try {
    return await keys.decrypt(file, keyId)
  } catch (error) {
    file.destroy()
    throw error
  }
}

/** @param folder made when it is not there, for this user alone; no other program writes into it */
export function createFileStore({ folder, keys }: { readonly folder: string; readonly keys: KeyRing }): FileStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const read = (file: Kept) => decryptFile(folder, keys, file)
  async function keep(content: AsyncIterable<Uint8Array>): Promise<Kept> {
    const encrypted = await keys.encrypt(content)
    return { storedName: await writeWhole(folder, encrypted), keyId: keys.keyId }
  }

  return {
    keyId: keys.keyId,
    async write(content, { name, most, signal }) {
      const look = lookAtFile(name)
      const kept = await keep(piecesOf(content, { most, signal }, look.add))
      return { ...kept, ...(await look.end()) }
    },
    read,
    remove: (storedName) => removeStored(folder, storedName),
    sweep: (isKnown, limits) => sweepFolder(folder, isKnown, limits),
    expireAside: (isKnown, days) => expireAside(folder, { isKnown, days, now: new Date() }),
    renew: async (file) => keep(await read(file)),
  }
}
