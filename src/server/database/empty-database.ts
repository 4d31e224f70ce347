import { cpSync, existsSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { makeOnce } from './make-whole.ts'

const built = join(import.meta.dirname, '../../../dist')

function versionOfPGlite(): string {
  const manifest = findPackageJSON('@electric-sql/pglite', import.meta.url) ?? ''
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}

/** The folder of the database without a table that this very version of PGlite has made in `dist`; nobody writes into it. */
export const emptyDatabase = (dist = built) => join(dist, `empty-database-${versionOfPGlite()}`)

const initialise = async (folder: string) => (await PGlite.create({ fs: new NodeFS(folder) })).close()

/** Makes the empty database in `dist` when it is not there, in some seconds; several may do so at once. */
export const makeEmptyDatabase = () => makeOnce(emptyDatabase(), initialise)

/** The folder that a new database is a copy of; null when `dist` has none of this version of PGlite that we may read. */
export function findEmptyDatabase(dist?: string): string | null {
  const folder = emptyDatabase(dist)
  return existsSync(join(folder, 'PG_VERSION')) ? folder : null
}

/** Fills an empty folder with a new database: a copy of `source`, or without one made in some seconds. */
export async function fillWithNewDatabase(folder: string, source: string | null): Promise<void> {
  if (source === null) await initialise(folder)
  else cpSync(source, folder, { recursive: true })
}
