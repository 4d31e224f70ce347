import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newStoredName, tempNameOf } from './stored-names.ts'

/** Sends the names in a folder to the disk. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function writeAndSync(path: string, content: AsyncIterable<Uint8Array> | string) {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes content beside where it is to stand, and has it stand there once all of it is on the disk. Leaves nothing when it cannot. */
async function place(
  folder: string,
  content: AsyncIterable<Uint8Array> | string,
  names: { temp: string; name: string },
) {
  const temp = join(folder, names.temp)
  try {
    await writeAndSync(temp, content)
    await rename(temp, join(folder, names.name))
  } catch (error) {
    await rm(temp, { force: true })
    throw error
  }
  await syncFolder(folder)
}

/** Writes a file under a new name, which it has only once all of it is on the disk. Leaves nothing when it cannot. */
export async function writeWhole(folder: string, content: AsyncIterable<Uint8Array>): Promise<string> {
  const name = newStoredName()
  await place(folder, content, { temp: tempNameOf(name), name })
  return name
}

/** Writes a text under a name, in place of what stood there. */
export const replaceWhole = (folder: string, name: string, text: string): Promise<void> =>
  place(folder, text, { temp: tempNameOf(newStoredName()), name })
