import { open, rename, rm } from 'node:fs/promises'
import { dirname, resolve, join } from 'node:path'
import { existsSync } from 'node:fs'
import { syncTree } from '../database/folders.ts'
import { newStoredName, toTempName } from './stored-names.ts'

export class FileAlreadyExists extends Error {
  override readonly name = 'FileTaken'
}

async function openDraft(draft: string) {
  try {
    return await open(draft, 'wx', 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new FileAlreadyExists(
      `${draft} is there already: another command writes it, or was cut short; then remove it.`,
    )
  }
}

function refuseExistingFile(path: string) {
  if (existsSync(path)) throw new FileAlreadyExists(`${path} is there already: name a new file.`)
}

export async function writeNewFile(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const whole = resolve(path)
  const draft = `${whole}.part`
  refuseExistingFile(whole)
  const file = await openDraft(draft)
  try {
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    refuseExistingFile(whole)
    await rename(draft, whole)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  syncTree(dirname(whole), 0)
}

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
