import { isDiskFull } from '../database/database-problem.ts'
import type { FileStore } from '../files/file-store.ts'
import { errorMessage } from '../log/describe-error.ts'
import type { ExportTarget } from './export-target.ts'
import type { SentFile } from './sent-applications.ts'

export type CopyResult = { readonly state: string; readonly path: string | null; readonly problem?: string }

export type CopyParts = {
  readonly target: Pick<ExportTarget, 'file'>
  readonly withUnscanned: boolean
  readonly openStore: () => Promise<Pick<FileStore, 'read'>>
  readonly signal: AbortSignal
}

const chooseFolder = ({ scan }: SentFile, withUnscanned: boolean) => {
  if (scan === 'clean') return 'files'
  return scan === 'not scanned' && withUnscanned ? 'unscanned-files' : null
}

/** Clear text, never whole in memory. A file that cannot be read is reported, and the next one is copied. */
export function fileCopier({ target, withUnscanned, openStore, signal }: CopyParts) {
  let store: Promise<Pick<FileStore, 'read'>> | undefined
  return async (file: SentFile, name: string): Promise<CopyResult> => {
    const place = chooseFolder(file, withUnscanned)
    if (place === null) return { state: file.scan, path: null }
    const path = `${place}/${name}`
    try {
      store ??= openStore()
      await target.file(path, await (await store).read(file))
      return { state: file.scan, path }
    } catch (error) {
      if (signal.aborted || isDiskFull(error)) throw error
      return { state: 'could not be read', path: null, problem: `${name} could not be read: ${errorMessage(error)}` }
    }
  }
}
