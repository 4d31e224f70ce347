import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleContent } from '#content/sample-content.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { describeChanges } from './content-changes.ts'
import type { ContentTables } from './content-tables.ts'
import { exportContent } from './export-content.ts'
import { ContentProblems, importContent } from './import-content.ts'

const today = Date.UTC(2026, 10, 21)
let database: Database

beforeAll(async () => {
  database = await openTestDatabase('import_content_test')
})
afterAll(() => database.close())

const version = async () =>
  (await database.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version
const readNews = async () => ((await exportContent(database)).CompanyNews ?? []) as ReadonlyArray<object>
const news = (id: string, Title: string) => ({
  CompanyNews_ID: id,
  Title,
  ShortDescription: null,
  Body: null,
  PublishedDate: { type: 'date', value: '2026-11-01T00:00:00.000' },
  WebsiteImageURL: null,
  NewsType: null,
  Source: null,
  SourceURL: null,
  Figure: null,
})

test('a folder of everything comes out as it went in, and in the same order', async () => {
  const sample = sampleContent(today)
  const { changes } = await importContent(database, sample)
  expect(Object.fromEntries(changes.map(({ name, added }) => [name, added]))).toEqual(
    Object.fromEntries(Object.entries(sample).map(([name, rows]) => [name, rows.length])),
  )
  const exported = await exportContent(database)
  expect(exported).toEqual(sample)
  const before = await version()
  await importContent(database, exported, { prune: true })
  expect(await exportContent(database)).toEqual(sample)
  expect(await version()).toEqual(before)
})

test('what a database without figures of the counters exports can be imported', async () => {
  const own = await openTestDatabase('no_figures_test')
  await importContent(own, { CompanyNews: [news('a', 'only')] })
  const exported = await exportContent(own)
  expect((await importContent(own, exported, { prune: true })).changes.filter(({ added }) => added > 0)).toEqual([])
  await own.close()
})

test('what a job pays is kept, changed and taken away as the firm states it', async () => {
  const importPay = async (Pay: unknown) => {
    const [first] = sampleContent(today).JobPostingHeader
    await importContent(database, { JobPostingHeader: [{ ...first, ...(Pay !== undefined && { Pay }) }] })
    const [job] = (await exportContent(database)).JobPostingHeader as ReadonlyArray<{ readonly Pay: unknown }>
    return job?.Pay
  }
  const pays = [{ Low: 24.5, High: 31, Unit: 'hour' }, { Low: 98_000, High: 98_000, Unit: 'year' }, null]
  expect([await importPay(pays[0]), await importPay(pays[1]), await importPay(null)]).toEqual(pays)
})

test('with prune any number of rows goes, in statements of a thousand', async () => {
  const all = Array.from({ length: 2_100 }, (_, at) => news(`n${at}`, 'old'))
  await importContent(database, { CompanyNews: all }, { prune: true })
  await importContent(database, { CompanyNews: [news('n7', 'new'), news('other', 'new')] }, { prune: true })
  const left = await database.db.selectFrom('CompanyNews').select('CompanyNews_ID').orderBy('ServerOrder').execute()
  expect(left.map((row) => row.CompanyNews_ID)).toEqual(['n7', 'other'])
})

test('rows that are not given stay behind those that are, and go with prune', async () => {
  await importContent(database, { CompanyNews: ['a', 'b', 'c'].map((id) => news(id, 'old')) }, { prune: true })
  await importContent(database, { CompanyNews: [news('d', 'new'), news('b', 'new')] })
  expect(await readNews()).toEqual([news('d', 'new'), news('b', 'new'), news('a', 'old'), news('c', 'old')])
  await importContent(database, { CompanyNews: [news('c', 'newest')] }, { prune: true })
  expect(await readNews()).toEqual([news('c', 'newest')])
  await importContent(database, { CompanyNews: [] }, { prune: true })
  expect(await readNews()).toEqual([])
})

test('what is there already changes nothing when it is imported again, and does after something else was', async () => {
  const [one, other] = [{ CompanyNews: [news('s', 'same')] }, { CompanyNews: [news('s', 'other')] }]
  await importContent(database, one, { prune: true })
  const before = await version()
  const { changes } = await importContent(database, one, { prune: true })
  expect(changes.map(describeChanges)).toEqual(['CompanyNews: 1 unchanged'])
  await importContent(database, one)
  expect(await version()).toBe(before)
  await importContent(database, other, { prune: true })
  await importContent(database, one, { prune: true })
  expect([await version(), await readNews()]).toEqual([before + 2, one.CompanyNews])
})

test('an import says of each entity what it adds, changes, removes and leaves, and whether the order changes', async () => {
  const rows = (...ids: ReadonlyArray<string>) => ({
    CompanyNews: ids.map((id) => news(id, id === 'b' ? 'new' : 'old')),
  })
  await importContent(database, { CompanyNews: ['a', 'b', 'c'].map((id) => news(id, 'old')) }, { prune: true })
  const said = async (given: ContentTables, prune = false) =>
    (await importContent(database, given, { prune })).changes.map(describeChanges)
  expect([
    await said(rows('a', 'b', 'd')),
    await said(rows('a', 'b'), true),
    await said(rows('b', 'a')),
    await said(rows('b', 'a')),
    await said({ CompanyNews: [] }),
    await said({ CompanyNews: [] }, true),
  ]).toEqual([
    ['CompanyNews: 1 added, 1 changed, 1 unchanged, 1 not in the file stay'],
    ['CompanyNews: 2 of 4 removed, 2 unchanged'],
    ['CompanyNews: in another order, 2 unchanged'],
    ['CompanyNews: 2 unchanged'],
    ['CompanyNews: 2 not in the file stay'],
    ['CompanyNews: 2 of 2 removed'],
  ])
})

test('rows that lose their office are counted as changed', async () => {
  const before = await exportContent(database)
  const [first] = sampleContent(today).Location
  const losing = (before.ContractsContact ?? []).filter(
    (row) => ![null, first?.Location_ID].includes((row as { Location_ID: string | null }).Location_ID),
  )
  const { changes } = await importContent(database, { Location: [first] }, { prune: true })
  expect(changes.find(({ name }) => name === 'ContractsContact')?.changed).toBe(losing.length)
  await importContent(database, before, { prune: true })
})

test('what an older server imported meanwhile is replaced', async () => {
  const content = { CompanyNews: [news('m', 'mine')] }
  await importContent(database, content, { prune: true })
  await database.db.updateTable('CompanyNews').set({ Title: 'theirs' }).execute()
  await database.db
    .updateTable('content_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute()
  await importContent(database, content, { prune: true })
  expect(await readNews()).toEqual(content.CompanyNews)
})

test('entities without a file stay as they are, with prune too', async () => {
  const before = await exportContent(database)
  await importContent(database, { CompanyNews: [news('e', 'one')] }, { prune: true })
  expect(await exportContent(database)).toEqual({ ...before, CompanyNews: [news('e', 'one')] })
})

test('nothing of faulty content is imported', async () => {
  const before = await exportContent(database)
  const number = await version()
  const faulty = { CompanyNews: [news('f', 'fine'), news('g', '')], WebsiteStat: [{ years: 1 }] }
  const error = await importContent(database, faulty).catch((thrown: unknown) => thrown)
  expect(error instanceof ContentProblems && error.findings.problems).toEqual([
    'CompanyNews.json row 2, Title: Expected a title, found ""',
  ])
  expect([await exportContent(database), await version()]).toEqual([before, number])
})

const officesNamed = (tables: ContentTables) =>
  [tables.JobPostingHeader, tables.ContractsContact]
    .flatMap((rows) => rows ?? [])
    .map((row) => (row as { Location_ID: string | null }).Location_ID)

test('rows that stay lose an office that goes', async () => {
  const before = await exportContent(database)
  const [first] = sampleContent(today).Location
  const report = await importContent(database, { Location: [first] }, { prune: true })
  const losing = officesNamed(before).filter((office) => office !== null && office !== first?.Location_ID)
  expect(new Set(officesNamed(await exportContent(database)))).toEqual(new Set([first?.Location_ID, null]))
  expect(report.notes.length).toBe(losing.length)
  await importContent(database, before, { prune: true })
})

test('a sample goes only into a database that never held content', async () => {
  const before = await exportContent(database)
  const report = await importContent(database, { WebsiteStat: [{ years: 99 }] }, { onlyWhenEmpty: true })
  expect([report, await exportContent(database)]).toEqual([{ notes: [], changes: [] }, before])
})
