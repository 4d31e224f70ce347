import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newStoredName, toTempName } from './stored-names.ts'

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

export async function storeFileAtomic(folder: string, content: AsyncIterable<Uint8Array>): Promise<string> {
  const name = newStoredName()
  await place(folder, content, { temp: toTempName(name), name })
  return name
}

export const replaceFileAtomic = (folder: string, name: string, text: string): Promise<void> =>
  place(folder, text, { temp: toTempName(newStoredName()), name })
