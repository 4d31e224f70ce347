import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncTree } from './sync-tree.ts'

type Fill = (draft: string) => Promise<void>

/**
 * Synced before the rename: a killed process or power loss leaves only a draft. @throws a file system error, such as
 * ENOTEMPTY when the folder is not empty
 */
export async function createFolderAtomic(folder: string, draft: string, fill: Fill): Promise<void> {
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  await fill(draft)
  syncTree(draft)
  renameSync(draft, folder)
  syncTree(dirname(folder), 0)
}

export async function createFolderOnce(folder: string, fill: Fill): Promise<void> {
  if (existsSync(folder)) return
  const draft = `${folder}.${randomUUID()}`
  try {
    await createFolderAtomic(folder, draft, fill)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}
