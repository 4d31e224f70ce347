import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createActRecorder } from '../control/acts.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createContentHandler } from './content-handler.ts'
import type { ContentTables } from './content-tables.ts'
import { applyDue, countDue } from './due-imports.ts'
import { exportContent } from './export-content.ts'
import { importContent } from './import-content.ts'

const hour = 3_600_000
const operator = 'ada@machine'
const start = Date.parse('2026-11-28T09:00:00.000Z')
let database: Database
let now: Date
let logged: object[]

beforeAll(async () => {
  database = await openTestDatabase('due_imports_test')
})
afterAll(() => database.close())
beforeEach(async () => {
  now = new Date(start)
  logged = []
  await sql`truncate content_undo, content_due, operator_act restart identity cascade`.execute(database.db)
  await importContent(database, { CompanyNews: [news('a')], Location: [{ Location_ID: 'o' }] }, { prune: true })
})

const news = (id: string, Title = 'News') => ({
  CompanyNews_ID: id,
  Title,
  PublishedDate: { type: 'date', value: '2026-11-01T00:00:00.000' },
})
const clock = () => now
const recordAct = createActRecorder({ clock })
const handler = () => createContentHandler(database, { clock, recordAct })
const schedule = (tables: ContentTables, at: number, { prune = false, remove = null as number | null } = {}) =>
  handler().schedule({ tables, sources: {}, prune, remove, operator, at: new Date(at).toISOString() })
const log = { error: (details: object) => void logged.push(details) }
const runDueImports = () => applyDue({ database, clock, log, recordAct }, new AbortController().signal)
const titles = async () =>
  ((await exportContent(database)).CompanyNews ?? []).map((row) => (row as { readonly Title: string }).Title)
const summaries = async () =>
  (await database.db.selectFrom('operator_act').select('summary').orderBy('id').execute()).map(({ summary }) => summary)

test('an import waits for its moment, and is done then, once, in the order of the moments; it can be undone', async () => {
  await schedule({ CompanyNews: [news('a', 'second')] }, start + 2 * hour)
  await schedule({ CompanyNews: [news('a', 'first')] }, start + hour)
  const steps = []
  for (const passed of [0, hour - 1, hour, 3 * hour, 3 * hour]) {
    now = new Date(start + passed)
    await runDueImports()
    steps.push([...(await titles()), (await countDue(database.db, now)).waiting])
  }
  expect(steps).toEqual([
    ['News', 2],
    ['News', 2],
    ['first', 1],
    ['second', 0],
    ['second', 0],
  ])
  expect(await summaries()).toEqual([
    '1 at 2026-11-28T11:00:00.000Z: CompanyNews: 1 changed',
    '2 at 2026-11-28T10:00:00.000Z: CompanyNews: 1 changed',
    'CompanyNews: 1 changed',
    'CompanyNews: 1 changed',
  ])
  await handler().undo({ operator, isMeant: true })
  expect(await titles()).toEqual(['first'])
})

test('several that look at once do it once', async () => {
  await schedule({ CompanyNews: [news('b', 'new')] }, start + hour)
  now = new Date(start + hour)
  await Promise.all([runDueImports(), runDueImports(), runDueImports()])
  expect([await titles(), (await summaries()).length]).toEqual([['new', 'News'], 2])
})

test('what cannot be done now is not scheduled, nor for a moment that has passed', async () => {
  const refused = [
    await schedule({ CompanyNews: [news('a', '')] }, start + hour),
    await schedule({ CompanyNews: [news('a')] }, start),
  ]
  expect(refused.flatMap(({ problems }) => problems)).toEqual([
    'CompanyNews.json row 1, Title: Expected a title, found ""',
    '2026-11-28T09:00:00.000Z has passed: --at takes a moment that is to come',
  ])
  expect([await handler().due(), await summaries()]).toEqual([[], []])
})

test('what cannot be done at its moment fails, stays listed with the reason, and holds up nothing', async () => {
  const contact = { ContractsContact_ID: 'c', Role: 'Sales', Name: 'Ann', Location_ID: 'o' }
  await schedule({ ContractsContact: [contact] }, start + hour)
  await schedule({ CompanyNews: [news('b', 'new')] }, start + hour)
  await importContent(database, { Location: [{ Location_ID: 'p' }] }, { prune: true })
  now = new Date(start + hour)
  await runDueImports()
  await runDueImports()
  const reason = 'ContractsContact.json row 1, Location_ID: There is no office "o" in Location.json or the database'
  expect(await handler().due()).toEqual([
    { id: 1, at: now.toISOString(), operator, summary: 'ContractsContact: 1 added', failure: reason },
  ])
  expect(logged).toEqual([{ id: 1, operator, failure: reason }])
  expect([await titles(), await countDue(database.db, now)]).toEqual([
    ['new', 'News'],
    { waiting: 0, overdue: 0, failed: 1 },
  ])
  expect((await summaries()).filter((summary) => summary.includes('failed'))).toEqual([`1 failed: ${reason}`])
  expect([await handler().drop({ id: 1, operator }), await handler().drop({ id: 1, operator })]).toEqual([true, false])
})

test('an import that removes another number of rows by then than was said fails', async () => {
  const ids = ['a', 'b', 'c', 'd']
  await importContent(database, { CompanyNews: ids.map((id) => news(id)) })
  await schedule({ CompanyNews: [] }, start + hour, { prune: true, remove: 4 })
  await importContent(database, { CompanyNews: [news('e')] })
  now = new Date(start + hour)
  await runDueImports()
  expect((await handler().due()).map(({ failure }) => failure)).toEqual([
    '--remove 4 was given, and 5 rows would be removed: give --remove 5 if that is meant',
  ])
  expect((await titles()).length).toBe(5)
})

test('several that look at once record a failure once', async () => {
  await schedule({ CompanyNews: [] }, start + hour, { prune: true, remove: 1 })
  await importContent(database, { CompanyNews: [news('b')] })
  now = new Date(start + hour)
  await Promise.all([runDueImports(), runDueImports()])
  expect(logged.length).toBe(1)
  expect((await summaries()).filter((summary) => summary.includes('failed')).length).toBe(1)
})

test('an import whose moment passed long ago does not replace what was imported since', async () => {
  await schedule({ CompanyNews: [news('a', 'old')] }, start + hour)
  await importContent(database, { CompanyNews: [news('a', 'newer')] })
  now = new Date(start + 2 * hour + 1)
  await runDueImports()
  expect([await titles(), (await handler().due()).map(({ failure }) => failure)]).toEqual([
    ['newer'],
    [
      'Its moment passed more than an hour ago, and the content was changed after it was scheduled: check the folder and schedule it again.',
    ],
  ])
})

test('an import whose moment came while no site ran counts as overdue until it is done', async () => {
  await schedule({ CompanyNews: [news('b')] }, start + hour)
  now = new Date(start + 5 * hour)
  const before = await countDue(database.db, now)
  await runDueImports()
  expect([before, await countDue(database.db, now)]).toEqual([
    { waiting: 0, overdue: 1, failed: 0 },
    { waiting: 0, overdue: 0, failed: 0 },
  ])
})
