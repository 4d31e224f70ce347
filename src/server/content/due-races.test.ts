import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActRecorder } from '../control/acts.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { startPostgres, type TestPostgres } from '../database/start-postgres.testing.ts'
import { createContentHandler } from './content-handler.ts'
import { applyDue } from './due-imports.ts'

let postgres: TestPostgres
let processes: ReadonlyArray<Database>

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase('due_races')
  processes = [
    await openDatabase({ databaseUrl }),
    await openDatabase({ databaseUrl }),
    await openDatabase({ databaseUrl }),
  ]
})
afterAll(async () => {
  for (const database of processes) await database.close()
  await postgres.stop()
})

const operator = 'ada@machine'
const start = Date.parse('2026-11-28T09:00:00.000Z')
const hour = 3_600_000
let now = new Date(start)
const clock = () => now
const recordAct = createActRecorder({ clock })
const handlers = () => processes.map((database) => createContentHandler(database, { clock, recordAct }))
const request = (years: number) => ({
  tables: { WebsiteStat: [{ years }] },
  sources: {},
  prune: false,
  remove: null,
  operator,
})
const faults: object[] = []
const runDueImports = (database: Database) =>
  applyDue(
    { database, clock, recordAct, log: { error: (details) => void faults.push(details) } },
    new AbortController().signal,
  )
type Seen = { readonly queries: string[]; readonly found: () => Promise<unknown> }

/** `found` is called between the finding of a scheduled import and the work on it. */
const watched = (database: Database, { queries, found }: Seen): Database => ({
  ...database,
  db: database.db.withPlugin({
    transformQuery({ node }) {
      queries.push(JSON.stringify(node))
      return node
    },
    async transformResult({ result }) {
      if (result.rows.some((row) => 'request' in row)) await found()
      return result
    },
  }),
})

const doNothing = async () => undefined

const years = async () =>
  (await processes[0]!.db.selectFrom('WebsiteStat').select('years').execute()).map((row) => row.years)

test('several processes do each import once, in the order of the moments, and every undo takes one back', async () => {
  const [first] = handlers()
  await first!.import(request(50))
  for (const later of [1, 2, 3])
    await first!.schedule({ ...request(50 + later), at: new Date(start + later * hour).toISOString() })
  now = new Date(start + 5 * hour)
  await Promise.all(processes.map(runDueImports))
  expect([faults, await years(), await first!.due()]).toEqual([[], [53], []])
  const undone = await Promise.all(handlers().map((handler) => handler.undo({ operator, isMeant: true })))
  expect(undone.map((outcome) => 'changes' in outcome)).toEqual([true, true, true])
  expect(await years()).toEqual([50])
  const acts = await processes[0]!.db.selectFrom('operator_act').select('command').orderBy('id').execute()
  expect(acts.map(({ command }) => command)).toEqual([
    'content import',
    ...Array.from({ length: 6 }, () => 'content import --at'),
    ...Array.from({ length: 3 }, () => 'content undo'),
  ])
})

test('of several processes one weighs what is due, and one failure is told and recorded', async () => {
  const [first] = handlers()
  const failing = { ...request(70), prune: true, remove: 0, tables: { CompanyNews: [] } }
  const news = { CompanyNews_ID: 'b', Title: 'News', PublishedDate: { type: 'date', value: '2026-11-01T00:00:00.000' } }
  await first!.schedule({ ...failing, at: new Date(now.getTime() + hour).toISOString() })
  await first!.import({ ...request(70), tables: { CompanyNews: [news] } })
  now = new Date(now.getTime() + hour)
  const seen = processes.map((): Seen => ({ queries: [], found: doNothing }))
  await Promise.all(processes.map((database, at) => runDueImports(watched(database, seen[at]!))))
  const weighed = seen.filter(({ queries }) => queries.some((query) => query.includes('"Location"')))
  expect([weighed.length, faults.length]).toEqual([1, 1])
  const [{ id, failure } = { id: 0, failure: '' }] = await first!.due()
  const acts = await processes[0]!.db.selectFrom('operator_act').select('summary').orderBy('id').execute()
  expect(acts.filter(({ summary }) => summary.includes('failed'))).toEqual([{ summary: `${id} failed: ${failure}` }])
})

test('what failed in another process meanwhile is not done all the same', async () => {
  const [first] = handlers()
  await first!.schedule({ ...request(80), at: new Date(now.getTime() + hour).toISOString() })
  now = new Date(now.getTime() + hour)
  const found = () =>
    processes[1]!.db
      .updateTable('content_due')
      .set({ failed_at: now.toISOString(), failure: 'no' })
      .where('failed_at', 'is', null)
      .execute()
  const before = await years()
  await runDueImports(watched(processes[0]!, { queries: [], found }))
  expect([await years(), (await first!.due()).at(-1)?.failure]).toEqual([before, 'no'])
})
