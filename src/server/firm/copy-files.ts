import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDiskFull } from '../database/database-problem.ts'
import type { FileStore } from '../files/file-store.ts'
import { wordsOf } from '../log/describe-error.ts'
import type { SentFile } from './sent-applications.ts'

/** How copying a file ended; a problem is one sentence. */
export type Copied = { readonly state: string; readonly isThere: boolean; readonly problem?: string }

export type CopyParts = {
  readonly folder: string
  /** Opens the files when the first of them is needed. */
  readonly openStore: () => Promise<Pick<FileStore, 'read'>>
  readonly signal: AbortSignal
}

/**
 * Writes files of applications in clear text into a folder, one at a time and never whole in memory. One in which something was
 * found, or that still waits, is left out; one that cannot be read is a problem, and the next one is copied.
 */
export function fileCopier({ folder, openStore, signal }: CopyParts) {
  let store: Promise<Pick<FileStore, 'read'>> | undefined
  const copy = async (file: SentFile, path: string) => {
    store ??= openStore()
    const content = Readable.from(await (await store).read(file))
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
  }
  return async (file: SentFile, name: string): Promise<Copied> => {
    if (file.scan === 'removed' || file.scan === 'waiting') return { state: file.scan, isThere: false }
    const path = join(folder, name)
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
