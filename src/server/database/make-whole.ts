import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncTree } from './sync-tree.ts'

/** Fills the empty folder of that name. */
type Fill = (draft: string) => Promise<void>

/**
 * Makes `folder`: `fill` fills it under the name `draft`, then it reaches the disk and is renamed. A process that is killed on
 * the way, or loses the power, leaves a draft and no folder.
 * @throws an error of the file system, such as ENOTEMPTY when the folder is there and not empty
 */
export async function makeWhole(folder: string, draft: string, fill: Fill): Promise<void> {
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  await fill(draft)
  syncTree(draft)
  renameSync(draft, folder)
  syncTree(dirname(folder), 0)
}

/**
 * Makes `folder` unless it is there. Any number of processes and threads may do so at once: each makes one under a name of
 * its own, and the first to finish gives it its name, which then stays.
 */
export async function makeOnce(folder: string, fill: Fill): Promise<void> {
  if (existsSync(folder)) return
  const draft = `${folder}.${randomUUID()}`
  try {
    await makeWhole(folder, draft, fill)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}
