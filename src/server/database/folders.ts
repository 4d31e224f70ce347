import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, dirname } from 'node:path'
import { randomUUID } from 'node:crypto'
import { explainFolderError } from './database-problem.ts'

function syncPath(path: string) {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

export function syncTree(folder: string, depth = Infinity): void {
  if (process.platform === 'win32') return
  if (depth > 0)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) syncTree(path, depth - 1)
      else if (entry.isFile()) syncPath(path)
    }
  syncPath(folder)
}

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

export function tryFolder(dataDir: string): void {
  const probe = join(dataDir, `try.${randomUUID()}`)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(probe, '', { mode: 0o600 })
    rmSync(probe)
  } catch (error) {
    throw explainFolderError(dataDir, error)
  }
}
