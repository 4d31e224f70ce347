import { readFileSync } from 'node:fs'

/**
 * What runs have left in a file of JSON.
 * @param again what makes it again, in words
 * @returns null when it is not there
 * @throws Error in plain words when it is damaged
 */
export function readRecord(file: string, again: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Error(`${file} cannot be read. Remove it, and ${again} again.`, { cause: error })
  }
}
