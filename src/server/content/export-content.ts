import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentNames } from '#contract/entity-names.ts'
import { encodeRows } from './content-cache.ts'
import type { Database } from '../database/open-database.ts'
import { readRows } from '../database/rows.ts'
import type { ContentTables } from './content-tables.ts'

/** Reads the whole content at one moment, also what is not in use; importing it again changes nothing. */
export const exportContent = ({ db }: Database): Promise<ContentTables> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (at) => {
      const tables: Record<string, ReadonlyArray<unknown>> = {}
      for (const name of contentNames) tables[name] = encodeRows(name, await readRows(at, name))
      return tables
    })

/** Writes content as `<Entity>.json` files, each of them whole or not at all. Returns their paths. */
export function writeFolder(folder: string, tables: ContentTables): ReadonlyArray<string> {
  mkdirSync(folder, { recursive: true })
  return Object.entries(tables).map(([name, rows]) => {
    const file = join(folder, `${name}.json`)
    writeFileSync(`${file}.draft`, `${JSON.stringify(rows, null, 2)}\n`)
    renameSync(`${file}.draft`, file)
    return file
  })
}
