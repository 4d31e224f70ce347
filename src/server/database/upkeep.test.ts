import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './open-database.ts'
import { openTestDatabase } from './open-test-database.testing.ts'
import { forgetOld } from './forget-old.ts'
import { startUpkeep } from './upkeep.ts'

let database: Database
const logged: string[] = []
const log = { error: (_: object, message: string) => void logged.push(message) }
const clock = () => new Date('2026-11-22T12:00:00.000Z')

beforeAll(async () => {
  database = await openTestDatabase('upkeep')
})
afterAll(() => database.close())

test('a process forgets what is old when it starts, and its end waits for that', async () => {
  const { db } = database
  await db.insertInto('daily_count').values({ day: '2024-11-22', kind: 'page', name: '/', count: 1 }).execute()
  await startUpkeep({ database, clock, log })()
  expect([await db.selectFrom('daily_count').selectAll().execute(), logged]).toEqual([[], []])
})

test('what else is done each time is told to stop when the process is, and waited for', async () => {
  const seen: boolean[] = []
  const further = async (signal: AbortSignal) => {
    await new Promise((done) => signal.addEventListener('abort', done))
    seen.push(signal.aborted)
  }
  const stop = startUpkeep({ database, clock, log, further })
  await forgetOld(database.db, clock())
  await stop()
  expect(seen).toEqual([true])
})

test('upkeep that fails is logged and does not end the process', async () => {
  const closed = await openTestDatabase('upkeep_closed')
  await closed.close()
  await startUpkeep({ database: closed, clock, log })()
  expect(logged).toEqual(['tidying failed'])
})
