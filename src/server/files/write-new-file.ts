import { open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { existsSync } from 'node:fs'
import { syncTree } from '../database/sync-tree.ts'

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
