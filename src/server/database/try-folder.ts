import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explainFolderError } from './database-problem.ts'

export function tryFolder(dataDir: string): void {
  const probe = join(dataDir, `try.${randomUUID()}`)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(probe, '', { mode: 0o600 })
    rmSync(probe)
  } catch (error) {
    throw explainFolderError(dataDir, error)
  }
}
