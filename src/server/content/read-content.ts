import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Row, Rows } from '#contract/entities.ts'
import { contentNames } from '#contract/entity-names.ts'
import { firm } from '#content/firm.ts'
import { sitePages } from '#content/site-pages.ts'
import { addOpening } from '#domain/jobs/job-opening.ts'
import { orderJobPay } from '#domain/jobs/job-pay.ts'
import { drawJobProfile } from '#domain/jobs/job-profile.ts'
import { formatJobLocation, groupByPlace, listJobPlaces } from '#domain/jobs/job-words.ts'
import type { Boards } from '#domain/jobs/open-board.ts'
import { toEventTime } from '#domain/media/event-time.ts'
import { offeredRows, type Offerable } from '#domain/text/compare-text.ts'
import { isTimeZone } from '#domain/time/zones.ts'
import { readContentChanged, readContentVersion } from '../database/content-version.ts'
import type { Database } from '../database/open-database.ts'
import { allowLong } from '../database/open-postgres.ts'
import { readRanges, readRows } from '../database/rows.ts'
import { createSlices, mapInSlices, runInSlices, withTurns, type Slices } from '../database/slices.ts'
import type { Tables } from '../database/tables.ts'
import { tryLock } from '../database/try-lock.ts'
import { manyPostings, openContentBoard } from './open-content-board.ts'

export type StoredContent = {
  readonly version: number
  readonly changed: Date
  readonly rows: Rows
  readonly firstPublished: ReadonlyMap<string, Date>
}

export type ReadingOptions = {
  readonly firmName?: string | undefined
  readonly timeZone?: string | undefined
  /** Gets the board of the new postings before they are served: to open one takes many times as long as a search. */
  readonly boards?: Boards
  readonly slices?: Slices
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

async function readFirstPublished(db: Kysely<Tables>) {
  const published = new Map<string, Date>()
  for await (const range of readRanges(db, 'JobPostingHeader', { columns: ['JobPosting_ID', 'FirstPublished'] }))
    for (const job of range) published.set(String(job['JobPosting_ID']), job['FirstPublished'] as Date)
  return published
}

async function readAll(
  db: Kysely<Tables>,
  { firmName = firm.name, timeZone = firm.timeZone, slices = createSlices() }: ReadingOptions,
): Promise<StoredContent> {
  const [version, changed] = [await readContentVersion({ db }), await readContentChanged({ db })]
  const rows: Record<string, unknown> = { SitePage: sitePages(firmName) }
  for (const name of contentNames) rows[name] = offered(await readRows(db, name, slices))
  rows['CompanyEvent'] = (rows['CompanyEvent'] as Rows['CompanyEvent']).map((event) => tellTime(event, timeZone))
  const { JobPostingHeader: postings, Location: locations } = rows as unknown as Rows
  const byPlace = groupByPlace(postings, await mapInSlices(postings, slices, formatJobLocation))
  const pay = await runInSlices(orderJobPay(postings), slices)
  rows['JobPostingHeader'] = await mapInSlices(postings, slices, (job) => addOpening(pay.rank(job)))
  rows['JobPay'] = pay.rows
  rows['JobPlace'] = listJobPlaces(byPlace)
  rows['JobProfile'] = [drawJobProfile(byPlace, locations)]
  return { version, changed, rows: rows as unknown as Rows, firstPublished: await readFirstPublished(db) }
}

const maxAttempts = 3

/** Without a transaction, which would keep the one connection of PGlite, unless imports keep ending meanwhile. */
async function readWhole(database: Database, db: Kysely<Tables>, options: ReadingOptions): Promise<StoredContent> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const content = await readAll(db, options)
    if ((await readContentVersion({ db })) === content.version) return content
  }
  return database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((transaction) => readAll(transaction, options))
}

async function hasManyPostings(db: Kysely<Tables>): Promise<boolean> {
  const found = db
    .selectFrom('JobPostingHeader')
    .select('JobPosting_ID')
    .limit(manyPostings + 1)
  return (await found.execute()).length > manyPostings
}

/** In ms. */
const longestWait = 30_000
const betweenTries = 250

async function waitForTurn(db: Kysely<Tables>): Promise<void> {
  await allowLong(db as unknown as Kysely<never>)
  for (let waited = 0; waited < longestWait && !(await tryLock(db, 'readContent')); waited += betweenTries)
    await setTimeout(betweenTries)
}

async function readAndOpen(database: Database, db: Kysely<Tables>, options: ReadingOptions): Promise<StoredContent> {
  const { boards, slices = createSlices() } = options
  const content = await readWhole(database, withTurns(db, slices), { ...options, slices })
  const { JobPostingHeader: postings, Location: locations } = content.rows
  boards?.set(postings, await openContentBoard({ postings, locations }, slices))
  return content
}

/** Processes that share a database read much content one after another, so that not all of them are busy at once. */
export async function readContent(database: Database, options: ReadingOptions): Promise<StoredContent> {
  const { db, contentVersion } = database
  if (!contentVersion.isShared || !(await hasManyPostings(db))) return readAndOpen(database, db, options)
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction)
    return readAndOpen(database, transaction, options)
  })
}
