import { isDiskFull } from '../database/database-problem.ts'
import type { FileStore } from '../files/file-store.ts'
import { wordsOf } from '../log/describe-error.ts'
import type { ExportTarget } from './export-target.ts'
import type { SentFile } from './sent-applications.ts'

/** How copying a file ended: what is known of it, and where it is, null for one that is left out; a problem is one sentence. */
export type Copied = { readonly state: string; readonly path: string | null; readonly problem?: string }

export type CopyParts = {
  readonly target: Pick<ExportTarget, 'file'>
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
 * Writes files of applications in clear text, one at a time and never whole in memory: those in which nothing was found,
 * and apart from them, where they are wanted, those that nothing has looked at. One that cannot be read is a problem, and the
 * next one is copied.
 */
export function fileCopier({ target, withUnscanned, openStore, signal }: CopyParts) {
  let store: Promise<Pick<FileStore, 'read'>> | undefined
  return async (file: SentFile, name: string): Promise<Copied> => {
    const place = folderFor(file, withUnscanned)
    if (place === null) return { state: file.scan, path: null }
    const path = `${place}/${name}`
    try {
      store ??= openStore()
      await target.file(path, await (await store).read(file))
      return { state: file.scan, path }
    } catch (error) {
      if (signal.aborted || isDiskFull(error)) throw error
      return { state: 'could not be read', path: null, problem: `${name} could not be read: ${wordsOf(error)}` }
    }
  }
}
