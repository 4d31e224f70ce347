import { Schema } from 'effect'
import { type Row, type Rows, entities, rowsSchema } from '#contract/entities.ts'
import { contentNames, entityNames, type EntityName } from '#contract/entity-names.ts'
import { firm } from '#content/firm.ts'
import { toEventTime } from '#domain/media/event-time.ts'
import { isTimeZone } from '#domain/time/zones.ts'
import { offeredRows, type Offerable } from '#domain/text/compare-text.ts'
import { listJobPlaces } from '#domain/jobs/job-words.ts'
import { sitePages } from '#content/site-pages.ts'
import { isAway } from '../database/database-problem.ts'
import { readContentChanged, readContentVersion } from '../database/content-version.ts'
import type { Database } from '../database/open-database.ts'
import { readRows } from '../database/rows.ts'

export type WireRow = Readonly<Record<string, unknown>>

export type Content = {
  readonly version: number
  readonly changed: Date
  readonly rows: Rows
  readonly firstPublished: ReadonlyMap<string, Date>
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

function createContent(read: Omit<Content, 'wireRow' | 'places'>): Content {
  const encoded = new WeakMap<object, WireRow>()
  const places = new Map<EntityName, ReadonlyMap<string, number>>()
  return {
    ...read,
    wireRow(name, row) {
      const known = encoded.get(row) ?? encoders.get(name)!(row)
      encoded.set(row, known)
      return known
    },
    places(name) {
      const known = places.get(name) ?? new Map(read.rows[name].map((row, at) => [getRowId(name, row), at]))
      places.set(name, known)
      return known
    },
  }
}

const isOfferable = (row: object): row is Offerable => 'IsActive' in row

function offered(rows: ReadonlyArray<object>): ReadonlyArray<object> {
  return rows.every(isOfferable) ? offeredRows(rows) : rows
}

/** A zone that this release does not know counts as none. */
function tellTime(event: Row<'CompanyEvent'>, firmZone: string): Row<'CompanyEvent'> {
  const TimeZone = event.TimeZone !== null && isTimeZone(event.TimeZone) ? event.TimeZone : null
  return { ...event, TimeZone: TimeZone ?? firmZone, Time: toEventTime({ ...event, TimeZone }, firmZone) }
}

type ContentFirm = { readonly firmName?: string | undefined; readonly timeZone?: string | undefined }

const readContent = (
  database: Database,
  { firmName = firm.name, timeZone = firm.timeZone }: ContentFirm,
): Promise<Content> =>
  database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const [version, changed] = [await readContentVersion({ db }), await readContentChanged({ db })]
      const rows: Record<string, unknown> = { SitePage: sitePages(firmName) }
      for (const name of contentNames) rows[name] = offered(await readRows(db, name))
      rows['CompanyEvent'] = (rows['CompanyEvent'] as Rows['CompanyEvent']).map((event) => tellTime(event, timeZone))
      rows['JobPlace'] = listJobPlaces(rows['JobPostingHeader'] as Rows['JobPostingHeader'])
      const published = await db.selectFrom('JobPostingHeader').select(['JobPosting_ID', 'FirstPublished']).execute()
      const firstPublished = new Map(published.map((job) => [job.JobPosting_ID, job.FirstPublished]))
      return createContent({ version, changed, rows: rows as unknown as Rows, firstPublished })
    })

/**
 * Read again only when the version changes; concurrent calls share one reading. While the database is away the last
 * content stays.
 */
export function createContentCache(database: Database, of: ContentFirm = {}): () => Promise<Content> {
  let reading: { readonly version: number; readonly content: Promise<Content> } | null = null
  let last: Content | null = null
  return async () => {
    const version = await database.contentVersion.read()
    if (reading?.version === version) return reading.content
    const started = { version, content: readContent(database, of) }
    reading = started
    try {
      return (last = await started.content)
    } catch (error) {
      if (reading === started) reading = null
      if (last !== null && isAway(error)) return last
      throw error
    }
  }
}
