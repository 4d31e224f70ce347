import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openJobBoard } from '#domain/jobs/open-board.ts'
import { createActRecorder } from '../control/acts.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import type { Slices } from '../database/slices.ts'
import { checkContent } from './check-content.ts'
import { createContentCache } from './content-cache.ts'
import { createContentHandler } from './content-handler.ts'
import { exportContent } from './export-content.ts'
import { generatePostings } from './generated-content.testing.ts'
import { importContent } from './import-content.ts'
import { openContentBoard } from './open-content-board.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase('import_slices_test')
})
afterAll(() => database.close())

const clock = () => new Date('2026-11-29T12:00:00.000Z')
const offices = ['1', '2'].map((Location_ID) => ({
  Location_ID,
  Description: 'Pier',
  City: 'Erie',
  State: 'Pennsylvania',
}))
const content = (count: number, seed: string) => ({
  Location: offices,
  JobPostingHeader: generatePostings(count, seed),
})

const maxRows = 500

function watchStatements(): { readonly database: Database; largest(): number } {
  let largest = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      largest = Math.max(largest, result.rows.length, Number(result.numAffectedRows ?? 0))
      return result
    },
  }
  return { database: { ...database, db: database.db.withPlugin(plugin) }, largest: () => largest }
}

test('no statement of an import, a reading, an export or an undo handles more than 500 rows, however many there are', async () => {
  const watched = watchStatements()
  const handler = createContentHandler(watched.database, { clock, recordAct: createActRecorder({ clock }) })
  const request = { sources: {}, prune: true, remove: 700, operator: 'ada@pier' }
  const first = await handler.import({ ...request, remove: null, tables: content(1_400, 'first') })
  const second = await handler.import({ ...request, tables: content(700, 'second') })
  const moved = content(700, 'second')
  const third = await handler.import({
    ...request,
    remove: null,
    tables: { ...moved, JobPostingHeader: moved.JobPostingHeader.toReversed() },
  })
  expect([first.problems, second.problems, third.problems]).toEqual([[], [], []])
  const read = await createContentCache(watched.database)()
  const exported = await handler.export()
  for (const before of [2, 1])
    expect(await handler.undo({ operator: `${before}`, isMeant: true })).not.toHaveProperty('refused')
  const after = await exportContent(watched.database)
  expect([
    read.rows.JobPostingHeader.length,
    exported.JobPostingHeader?.length,
    after.JobPostingHeader?.length,
  ]).toEqual([700, 700, 1_400])
  expect(watched.largest()).toBeLessThanOrEqual(maxRows)
})

type Looked = { readonly rows: ReadonlyArray<object>; readonly slices: Slices; turns(): number; most(): number }

function watchRows(count: number): Looked {
  const looked = new Set<number>()
  let [turns, most] = [0, 0]
  const look = (at: number) => {
    looked.add(at)
    most = Math.max(most, looked.size)
  }
  const rows = generatePostings(count, 'rows').map(
    (row, at) => new Proxy(row, { get: (target, field) => (look(at), Reflect.get(target, field)) }),
  )
  const slices = {
    async turn() {
      turns++
      looked.clear()
    },
  }
  return { rows, slices, turns: () => turns, most: () => most }
}

test('checking takes turns for each row, and looks at few rows in between', async () => {
  const counts = []
  for (const count of [50, 200]) {
    const { rows, slices, turns, most } = watchRows(count)
    await checkContent({ JobPostingHeader: rows }, { slices })
    expect(most()).toBeLessThanOrEqual(2)
    counts.push(turns())
  }
  expect(counts[1]).toBeGreaterThanOrEqual((counts[0] ?? 0) + 3 * 150)
})

function createGate() {
  let open = () => {}
  let held = Promise.resolve()
  return {
    slices: { turn: () => held },
    close: () => void (held = new Promise<void>((resolve) => (open = resolve))),
    open: () => open(),
  }
}

const stats = (years: number) => ({ WebsiteStat: [{ years }] })

test('while new content is read the old answers, whole and under its own version, until the import has ended', async () => {
  const gate = createGate()
  const read = createContentCache(database, { slices: gate.slices, patience: async () => undefined })
  await importContent(database, stats(61))
  const before = await read()
  gate.close()
  const importing = importContent(database, stats(62))
  while ((await database.contentVersion.read()) === before.version) await new Promise(setImmediate)
  const meanwhile = await read()
  gate.open()
  await importing
  const after = await read()
  expect([meanwhile === before, meanwhile.rows.WebsiteStat[0]?.years]).toEqual([true, 61])
  expect([after.version, after.rows.WebsiteStat[0]?.years]).toEqual([before.version + 1, 62])
})

test('content that is read while another import ends is read again', async () => {
  const gate = createGate()
  gate.close()
  const before = await database.contentVersion.read()
  const reading = createContentCache(database, { slices: gate.slices })()
  const importing = importContent(database, stats(63))
  while ((await database.contentVersion.read()) === before) await new Promise(setImmediate)
  gate.open()
  await importing
  const { version, rows } = await reading
  expect([version, rows.WebsiteStat[0]?.years]).toEqual([await database.contentVersion.read(), 63])
})

test('of two imports at once each is compared with what the other left, and one stands whole', async () => {
  const job = (id: string, JobFunction: string) => ({
    ...generatePostings(1, id)[0]!,
    Location_ID: null,
    JobPosting_ID: id,
    JobFunction,
  })
  const given = ['one', 'other'].map((title) => ({ JobPostingHeader: [job('a', title), job(title, title)] }))
  await importContent(database, { JobPostingHeader: [job('a', 'old')] }, { prune: true })
  const version = await database.contentVersion.read()
  const reports = await Promise.all(given.map((tables) => importContent(database, tables, { prune: true })))
  const jobs = ((await exportContent(database)).JobPostingHeader ?? []) as ReadonlyArray<{
    readonly JobFunction: string
  }>
  const titles = jobs.map(({ JobFunction }) => JobFunction)
  expect([
    ['one', 'one'],
    ['other', 'other'],
  ]).toContainEqual(titles)
  expect(reports.flatMap(({ changes }) => changes[0]?.removed ?? []).toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(await database.contentVersion.read()).toBe(version + 2)
})

test('the board of many postings, opened in a thread, is the one that is opened here', async () => {
  const postings = generatePostings(2_050, 'board')
  const turns = { turn: async () => undefined }
  expect(await openContentBoard({ postings, locations: [] }, turns)).toEqual(openJobBoard(postings, []))
})

const script = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`)
const never = () => new Promise<never>(() => undefined)

test.each([
  ['ends without an answer', script('process.exit(0)'), never],
  ['fails', script('throw new Error("no memory")'), never],
  ['hangs', script('setInterval(() => undefined, 1_000)'), async () => undefined],
  ['is busy for ever', script('for (;;);'), async () => undefined],
])('the board of many postings is opened all the same when its thread %s', async (_, program, patience) => {
  const postings = generatePostings(2_050, 'board')
  const turns = { turn: async () => undefined }
  expect(await openContentBoard({ postings, locations: [] }, turns, { program, patience })).toEqual(
    openJobBoard(postings, []),
  )
})
