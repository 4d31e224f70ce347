import { Kysely, PGliteDialect, sql } from 'kysely'
import { expect, test } from 'vitest'
import * as content from './migrations/0001-content.ts'
import * as pay from './migrations/0024-pay.ts'
import * as eventTimeZone from './migrations/0035-event-time-zone.ts'
import * as newsFigure from './migrations/0037-news-figure.ts'
import { openInMemory } from './open-pglite.ts'
import { readRows } from './rows.ts'
import type { Tables } from './tables.ts'

test('the postings of an older database stay as they were, and state no pay until the firm does', async () => {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openInMemory() }) })
  await content.up(db as unknown as Kysely<unknown>)
  await sql`insert into "JobPostingHeader"
    ("JobPosting_ID", "TrackingNumber", "JobFunction", "Responsibilities", "IsFullTime", "LastModifiedDate", "City", "FirstPublished", "ServerOrder")
    values ('AB12', 'T-77', 'Cost Analyst', '<p>Count hulls.</p>', true, '2026-10-01T12:00:00Z', 'Dayton', '2026-09-01T12:00:00Z', 0),
           ('AB13', 'T-78', 'Budget Analyst', null, false, '2026-10-02T12:00:00Z', null, '2026-09-02T12:00:00Z', 1)`.execute(
    db,
  )
  await pay.up(db as unknown as Kysely<unknown>)
  const read = async () =>
    (await readRows(db, 'JobPostingHeader')).map((job) => [job.TrackingNumber, job.Responsibilities, job.City, job.Pay])
  const before = await read()
  const Pay = { Low: 24.5, High: 31, Unit: 'hour' } as const
  await db.updateTable('JobPostingHeader').set({ Pay }).where('JobPosting_ID', '=', 'AB13').execute()
  const published = await db.selectFrom('JobPostingHeader').select('FirstPublished').orderBy('ServerOrder').execute()
  expect([before, await read(), published.map(({ FirstPublished: at }) => at.toISOString())]).toEqual([
    [
      ['T-77', '<p>Count hulls.</p>', 'Dayton', null],
      ['T-78', null, null, null],
    ],
    [
      ['T-77', '<p>Count hulls.</p>', 'Dayton', null],
      ['T-78', null, null, Pay],
    ],
    ['2026-09-01T12:00:00.000Z', '2026-09-02T12:00:00.000Z'],
  ])
  await db.destroy()
})

test('the events of an older database stay as they were, and name no time zone until the firm does', async () => {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openInMemory() }) })
  await content.up(db as unknown as Kysely<unknown>)
  await sql`insert into "CompanyEvent" ("CompanyEvent_ID", "Title", "StartDate", "StartDateType", "ServerOrder")
    values ('7', 'Gala', '2026-12-10T00:00:00Z', 'datetime', 0)`.execute(db)
  await eventTimeZone.up(db as unknown as Kysely<unknown>)
  const read = async () =>
    (await readRows(db, 'CompanyEvent')).map(({ Title, StartDate, TimeZone }) => [Title, StartDate.value, TimeZone])
  const before = await read()
  await db.updateTable('CompanyEvent').set({ TimeZone: 'America/Denver' }).execute()
  expect([before, await read()]).toEqual([
    [['Gala', '2026-12-10T00:00:00.000Z', null]],
    [['Gala', '2026-12-10T00:00:00.000Z', 'America/Denver']],
  ])
  await db.destroy()
})

test('the news of an older database stay as they were, and have no figure until the firm gives one', async () => {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openInMemory() }) })
  await content.up(db as unknown as Kysely<unknown>)
  await sql`insert into "CompanyNews" ("CompanyNews_ID", "Title", "PublishedDate", "ServerOrder")
    values ('12', 'Ferry line doubled', '2026-03-02T00:00:00Z', 0)`.execute(db)
  await newsFigure.up(db as unknown as Kysely<unknown>)
  const read = async () => (await readRows(db, 'CompanyNews')).map(({ Title, Figure }) => [Title, Figure])
  const before = await read()
  await db.updateTable('CompanyNews').set({ Figure: '2 → 4' }).execute()
  expect([before, await read()]).toEqual([[['Ferry line doubled', null]], [['Ferry line doubled', '2 → 4']]])
  await db.destroy()
})
