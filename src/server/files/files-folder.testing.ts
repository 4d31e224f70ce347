import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder for the files of a test. */
export function openFilesFolder() {
  const filesFolder = mkdtempSync(join(tmpdir(), 'files-'))
  return {
    filesFolder,
    /** The names of what stands in it, but for its mark and what was moved aside. */
    names: () =>
      readdirSync(filesFolder)
        .filter((name) => name !== 'mark.json' && name !== 'aside')
        .toSorted(),
    /** What was moved aside, as day/name. */
    aside: () =>
      existsSync(join(filesFolder, 'aside'))
        ? readdirSync(join(filesFolder, 'aside'), { recursive: true })
            .map(String)
            .filter((path) => path.includes('/'))
            .toSorted()
        : [],
    remove: () => rmSync(filesFolder, { recursive: true, force: true }),
  }
}
