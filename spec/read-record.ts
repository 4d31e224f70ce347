import { readFileSync } from 'node:fs'

/** @returns null when the file does not exist @throws {Error} when it is damaged; `again` says how to make it again */
export function readRecord(file: string, again: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Error(`${file} cannot be read. Remove it, and ${again} again.`, { cause: error })
  }
}
