import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { syncTree } from '../database/folders.ts'

export class TargetUnavailable extends Error {
  override readonly name = 'FolderTaken'
}

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code

async function requireEmpty(folder: string) {
  const found = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    if (errorCode(error) === 'ENOTDIR') throw new TargetUnavailable(`${folder} is a file: name a folder.`)
    throw error
  })
  if (found.length > 0) throw new TargetUnavailable(`${folder} is not empty: name a folder that is, or a new one.`)
}

export async function makeDraft(draft: string): Promise<void> {
  await mkdir(dirname(draft), { recursive: true })
  await mkdir(draft, { mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error
    throw new TargetUnavailable(
      `${draft} is there already: another export is at work, or was cut short; then remove it.`,
    )
  })
}

async function putInPlace(draft: string, folder: string) {
  syncTree(draft)
  await requireEmpty(folder)
  await rmdir(folder).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error
  })
  await rename(draft, folder)
  syncTree(dirname(folder), 0)
}

/** All or nothing: fills a draft that is renamed at the end. @throws {FolderTaken} when it is not empty */
export async function fillFolder<Result>(folder: string, fill: (draft: string) => Promise<Result>): Promise<Result> {
  const whole = resolve(folder)
  const draft = `${whole}.draft`
  await requireEmpty(whole)
  await makeDraft(draft)
  try {
    const result = await fill(draft)
    await putInPlace(draft, whole)
    return result
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}
