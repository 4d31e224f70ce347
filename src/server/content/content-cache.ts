import { setTimeout } from 'node:timers/promises'
import { Schema } from 'effect'
import { entities, rowsSchema } from '#contract/entities.ts'
import { entityNames, type EntityName } from '#contract/entity-names.ts'
import { isAway } from '../database/database-problem.ts'
import type { Database } from '../database/open-database.ts'
import { readContent, type ReadingOptions, type StoredContent } from './read-content.ts'

export type WireRow = Readonly<Record<string, unknown>>

export type Content = StoredContent & {
  wireRow(name: EntityName, row: object): WireRow
  places(name: EntityName): ReadonlyMap<string, number>
}

export const encodeRows = (name: EntityName, rows: unknown): ReadonlyArray<WireRow> =>
  Schema.encodeUnknownSync(rowsSchema(name))(rows)

const encoders = new Map(entityNames.map((name) => [name, Schema.encodeUnknownSync(entities[name].schema)] as const))

/** '' for an entity with a single row. */
export function getRowId(name: EntityName, row: object): string {
  const { key } = entities[name]
  return key === null ? '' : String((row as WireRow)[key])
}

function createContent(stored: StoredContent): Content {
  const encoded = new WeakMap<object, WireRow>()
  const places = new Map<EntityName, ReadonlyMap<string, number>>()
  return {
    ...stored,
    wireRow(name, row) {
      const known = encoded.get(row) ?? encoders.get(name)!(row)
      encoded.set(row, known)
      return known
    },
    places(name) {
      const known = places.get(name) ?? new Map(stored.rows[name].map((row, at) => [getRowId(name, row), at]))
      places.set(name, known)
      return known
    },
  }
}

/** `asked`: the version for which it was read; an import may have ended meanwhile. */
type Served = { readonly asked: number; readonly content: Content }

type Reading = { readonly content: Promise<Content>; readonly patience: Promise<unknown> }

/** In ms: for so long a call waits for new content, as long as there is old. */
const usualPatience = 250

export type CacheOptions = ReadingOptions & { readonly patience?: () => Promise<unknown> }

/** At most one reading at a time. */
function createReader(
  database: Database,
  { patience, ...options }: Required<Pick<CacheOptions, 'patience'>> & ReadingOptions,
) {
  let last: Served | null = null
  let begun: Reading | null = null
  async function readNew(asked: number): Promise<Content> {
    try {
      const content = createContent(await readContent(database, options))
      last = { asked, content }
      return content
    } catch (error) {
      if (last !== null && isAway(error)) return last.content
      throw error
    } finally {
      begun = null
    }
  }
  return {
    last: () => last,
    isBegun: () => begun !== null,
    begin: (version: number) => (begun ??= { content: readNew(version), patience: patience() }),
  }
}

const isOf = ({ asked, content }: Served, version: number) => [asked, content.version].includes(version)

const waitUsually = () => setTimeout(usualPatience, null, { ref: false })

/**
 * Read again only when the version changes; concurrent calls share one reading. Until much new content is read, and
 * while the database is away, the last content stays.
 */
export function createContentCache(database: Database, options: CacheOptions = {}): () => Promise<Content> {
  const reader = createReader(database, { ...options, patience: options.patience ?? waitUsually })
  async function catchUp(): Promise<void> {
    const [version, before] = [await database.contentVersion.read(), reader.last()]
    if (before !== null && isOf(before, version)) return
    await reader.begin(version).content
    if (reader.last() !== before) await catchUp()
  }
  database.contentVersion.onRaised(async () => {
    if (reader.last() !== null || reader.isBegun()) await catchUp()
  })
  return async () => {
    const version = await database.contentVersion.read()
    const last = reader.last()
    if (last !== null && isOf(last, version)) return last.content
    const { content, patience } = reader.begin(version)
    if (last === null) return content
    content.catch(() => undefined)
    return Promise.race([content, patience.then(() => last.content)])
  }
}
