import type { Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { foldersAside, unlessMissing } from '../files/aside.ts'
import { requireStoredName } from '../files/stored-names.ts'

/** A stored file that is open to be copied; `size` is in bytes. */
export type OpenFile = { readonly size: number; readonly content: AsyncIterable<Uint8Array> }

/** Opens a stored file; null where it is not there. */
export type OpenStored = (filesFolder: string, storedName: string) => Promise<OpenFile | null>

/** Content as it comes, which is added to a hash. */
export async function* hashed(content: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array, void> {
  for await (const piece of content) {
    hash.update(piece)
    yield piece
  }
}

async function openFile(path: string): Promise<OpenFile | null> {
  const file = await unlessMissing(open(path))
  return file ? { size: (await file.stat()).size, content: file.createReadStream() } : null
}

/** Opens stored files below the folder of all files, also those that were moved aside since their rows were read. */
export const openStoredBelow =
  (allFiles: string): OpenStored =>
  async (filesFolder, storedName) => {
    const folder = join(allFiles, filesFolder)
    const name = requireStoredName(storedName)
    const there = await openFile(join(folder, name))
    if (there) return there
    for (const aside of await foldersAside(folder)) {
      const found = await openFile(join(aside, name))
      if (found) return found
    }
    // It may have been brought back meanwhile.
    return openFile(join(folder, name))
  }

/** Keeps files in a folder, made when it is not there, for this user alone. They reach the disk by `syncTree`. */
export const storeInto =
  (folder: string) =>
  async (storedName: string, content: AsyncIterable<Uint8Array>): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, requireStoredName(storedName))
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  }
