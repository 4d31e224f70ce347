import { chmodSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { createFolderOnce } from './folders.ts'

const built = join(import.meta.dirname, '../../../dist')

function readPGliteVersion(): string {
  const manifest = findPackageJSON('@electric-sql/pglite', import.meta.url) ?? ''
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}

export const emptyDatabase = (dist = built) => join(dist, `empty-database-${readPGliteVersion()}`)

const initialise = async (folder: string) => (await PGlite.create({ fs: new NodeFS(folder) })).close()

export const makeEmptyDatabase = () => createFolderOnce(emptyDatabase(), initialise)

export function findEmptyDatabase(dist?: string): string | null {
  const folder = emptyDatabase(dist)
  return existsSync(join(folder, 'PG_VERSION')) ? folder : null
}

/** A release may be read-only and readable by all; its copy is neither. */
function own(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  chmodSync(folder, 0o700)
}

export async function fillWithNewDatabase(folder: string, source: string | null): Promise<void> {
  if (source === null) return initialise(folder)
  cpSync(source, folder, { recursive: true })
  own(folder)
}
