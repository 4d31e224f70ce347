import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function openFilesFolder() {
  const filesFolder = mkdtempSync(join(tmpdir(), 'files-'))
  return {
    filesFolder,
    names: () =>
      readdirSync(filesFolder)
        .filter((name) => name !== 'mark.json' && name !== 'aside')
        .toSorted(),
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
