import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDiskFull } from '../database/database-problem.ts'
import type { FileStore } from '../files/file-store.ts'
import { wordsOf } from '../log/describe-error.ts'
import type { SentFile } from './sent-applications.ts'

/** How copying a file ended; a problem is one sentence. */
export type Copied = { readonly state: string; readonly isThere: boolean; readonly problem?: string }

export type CopyParts = {
  /** Where the folders of files are made. */
  readonly folder: string
  /** Whether files that nothing has looked at are wanted. */
  readonly withUnscanned: boolean
  /** Opens the files when the first of them is needed. */
  readonly openStore: () => Promise<Pick<FileStore, 'read'>>
  readonly signal: AbortSignal
}

/** Where files are copied to, by what their scan came to; null: they are left out. */
const folderFor = ({ scan }: SentFile, withUnscanned: boolean) => {
  if (scan === 'clean') return 'files'
  return scan === 'not scanned' && withUnscanned ? 'unscanned-files' : null
}

/**
 * Writes files of applications in clear text into folders, one at a time and never whole in memory: those in which nothing was found,
 * and apart from them, where they are wanted, those that nothing has looked at. One that cannot be read is a problem, and the
 * next one is copied.
 */
export function fileCopier({ folder, withUnscanned, openStore, signal }: CopyParts) {
  let store: Promise<Pick<FileStore, 'read'>> | undefined
  const copy = async (file: SentFile, path: string) => {
    store ??= openStore()
    const content = Readable.from(await (await store).read(file))
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
  }
  return async (file: SentFile, name: string): Promise<Copied> => {
    const place = folderFor(file, withUnscanned)
    if (place === null) return { state: file.scan, isThere: false }
    const path = join(folder, place, name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    try {
      await copy(file, path)
      return { state: file.scan, isThere: true }
    } catch (error) {
      if (signal.aborted || isDiskFull(error)) throw error
      await rm(path, { force: true })
      return { state: 'could not be read', isThere: false, problem: `${name} could not be read: ${wordsOf(error)}` }
    }
  }
}
