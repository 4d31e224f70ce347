import type { Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { foldersAside, unlessMissing } from '../files/aside.ts'
import { requireStoredName } from '../files/stored-names.ts'

export type OpenFile = { readonly size: number; readonly content: AsyncIterable<Uint8Array> }

export type OpenStoredFile = (filesFolder: string, storedName: string) => Promise<OpenFile | null>

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

export const openStoredBelow =
  (allFiles: string): OpenStoredFile =>
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

/** Does not sync to disk: call `syncTree` afterwards. */
export const storeInto =
  (folder: string) =>
  async (storedName: string, content: AsyncIterable<Uint8Array>): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, requireStoredName(storedName))
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  }
