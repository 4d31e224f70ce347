import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from './aside.ts'
import { replaceWhole } from './write-whole.ts'

const file = 'mark.json'

/** What a folder of files says of the database that it belongs to: its name, and what both were given when they last met. */
export type FolderMark = { readonly site: string; readonly generation: string }

function decode(text: string): FolderMark {
  try {
    const { site, generation } = JSON.parse(text) as Partial<Record<keyof FolderMark, unknown>>
    return { site: String(site), generation: String(generation) }
  } catch {
    return { site: '', generation: '' }
  }
}

/** The mark of a folder; null where there is none. One that cannot be understood is that of no database. */
export async function readFolderMark(folder: string): Promise<FolderMark | null> {
  const text = await unlessMissing(readFile(join(folder, file), 'utf8'))
  return text === undefined ? null : decode(text)
}

/** Writes the mark of a folder, which is the former or this one, whole, whenever the machine stops. */
export const writeFolderMark = (folder: string, mark: FolderMark): Promise<void> =>
  replaceWhole(folder, file, `${JSON.stringify(mark)}\n`)
