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

async function writeAndSync(path: string, content: AsyncIterable<Uint8Array>) {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes a file under a new name, which it has only once all of it is on the disk. Leaves nothing when it cannot. */
export async function writeWhole(folder: string, content: AsyncIterable<Uint8Array>): Promise<string> {
  const storedName = newStoredName()
  const temp = join(folder, tempNameOf(storedName))
  try {
    await writeAndSync(temp, content)
    await rename(temp, join(folder, storedName))
  } catch (error) {
    await rm(temp, { force: true })
    throw error
  }
  await syncFolder(folder)
  return storedName
}
