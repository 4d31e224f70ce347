import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { latestHour } from '#domain/time/dates.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { noteGathered } from './gathering.ts'
import { startAlerts } from './start-alerts.ts'

let database: Database
let now = new Date('2026-11-23T10:59:00Z')
const logged: string[] = []
const log = { error: (_: object, message: string) => void logged.push(message) }

beforeAll(async () => {
  database = await openTestDatabase('start_alerts_test')
})
afterAll(() => database.close())
beforeEach(async () => {
  logged.length = 0
  await database.db.updateTable('alerts_gathered').set({ hour: '2026-11-22T11:00:00Z' }).execute()
})

async function pollOnce(gatherAlerts: (hour: Date, signal: AbortSignal) => Promise<void>) {
  await startAlerts({ database, service: { gatherAlerts }, clock: () => now, log })()
}

test.each([
  ['2026-11-23T11:00:00Z', '11:00', '2026-11-23T11:00:00.000Z'],
  ['2026-11-23T10:59:59Z', '11:00', '2026-11-22T11:00:00.000Z'],
  ['2026-03-01T00:00:00Z', '23:30', '2026-02-28T23:30:00.000Z'],
  ['2026-03-01T00:00:00Z', '00:00', '2026-03-01T00:00:00.000Z'],
])('at %s the latest hour %s was %s', (at, hour, latest) => {
  expect(latestHour(new Date(at), hour).toISOString()).toBe(latest)
})

test('alerts are gathered when their hour has come and not before, until all are written', async () => {
  const hours: string[] = []
  const gather = async (hour: Date) => void hours.push(hour.toISOString())
  now = new Date('2026-11-23T10:59:59Z')
  await pollOnce(gather)
  expect(hours).toEqual([])
  now = new Date('2026-11-23T11:00:00Z')
  await pollOnce(gather)
  await pollOnce(gather)
  expect(hours).toEqual(['2026-11-23T11:00:00.000Z', '2026-11-23T11:00:00.000Z'])
  await noteGathered(database.db, new Date('2026-11-23T11:00:00Z'))
  now = new Date('2026-11-23T18:00:00Z')
  await pollOnce(gather)
  expect(hours).toHaveLength(2)
})

test('it looks every minute, a failure is logged and tried again, and a stop waits for what it ends', async () => {
  now = new Date('2026-11-23T12:00:00Z')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const tries: Array<PromiseWithResolvers<void>> = []
  const signals: AbortSignal[] = []
  const gatherAlerts = (_: Date, signal: AbortSignal) => {
    signals.push(signal)
    tries.push(Promise.withResolvers())
    return tries.at(-1)!.promise
  }
  try {
    const stop = startAlerts({ database, service: { gatherAlerts }, clock: () => now, log })
    await expect.poll(() => tries).toHaveLength(1)
    vi.advanceTimersByTime(180_000)
    tries[0]?.reject(new Error('ada@engine.example'))
    await expect.poll(() => logged).toEqual(['job alerts could not be gathered'])
    vi.advanceTimersByTime(60_000)
    await expect.poll(() => tries).toHaveLength(2)
    const stopped = stop()
    expect(signals[1]?.aborted).toBe(true)
    tries[1]?.resolve()
    await stopped
    vi.advanceTimersByTime(600_000)
    expect(tries).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})
