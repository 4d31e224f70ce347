import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from './aside.ts'
import { replaceFileAtomic } from './write-file.ts'

const file = 'mark.json'

export type FolderIdentity = { readonly site: string; readonly generation: string }

function decode(text: string): FolderIdentity {
  try {
    const { site, generation } = JSON.parse(text) as Partial<Record<keyof FolderIdentity, unknown>>
    return { site: String(site), generation: String(generation) }
  } catch {
    return { site: '', generation: '' }
  }
}

export async function readFolderMark(folder: string): Promise<FolderIdentity | null> {
  const text = await unlessMissing(readFile(join(folder, file), 'utf8'))
  return text === undefined ? null : decode(text)
}

export const writeFolderMark = (folder: string, mark: FolderIdentity): Promise<void> =>
  replaceFileAtomic(folder, file, `${JSON.stringify(mark)}\n`)
