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
