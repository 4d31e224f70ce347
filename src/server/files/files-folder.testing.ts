import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder for the files of a test. */
export function openFilesFolder() {
  const filesFolder = mkdtempSync(join(tmpdir(), 'files-'))
  return {
    filesFolder,
    /** The names of what stands in it. */
    names: () => readdirSync(filesFolder, { recursive: true }).map(String).toSorted(),
    remove: () => rmSync(filesFolder, { recursive: true, force: true }),
  }
}
