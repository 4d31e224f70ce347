import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentNames } from '#contract/entities.ts'
import { createContentCache } from '../content-cache.ts'
import type { Database } from '../database/open-database.ts'
import type { ContentTables } from './content-tables.ts'

/** Reads the whole content as it crosses the wire; importing it again changes nothing. */
export async function exportContent(database: Database): Promise<ContentTables> {
  const content = await createContentCache(database)()
  return Object.fromEntries(contentNames.map((name) => [name, content.wireRows(name)]))
}

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
