import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from './aside.ts'
import { replaceFileAtomic } from './write-file.ts'

const file = 'mark.json'

export type FolderMark = { readonly site: string; readonly generation: string }

function decode(text: string): FolderMark {
  try {
    const { site, generation } = JSON.parse(text) as Partial<Record<keyof FolderMark, unknown>>
    return { site: String(site), generation: String(generation) }
  } catch {
    return { site: '', generation: '' }
  }
}

export async function readFolderMark(folder: string): Promise<FolderMark | null> {
  const text = await unlessMissing(readFile(join(folder, file), 'utf8'))
  return text === undefined ? null : decode(text)
}

export const writeFolderMark = (folder: string, mark: FolderMark): Promise<void> =>
  replaceFileAtomic(folder, file, `${JSON.stringify(mark)}\n`)
