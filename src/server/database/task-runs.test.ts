import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from './open-database.ts'
import { openTestDatabase } from './open-test-database.testing.ts'
import { createTaskRuns, type Task } from './task-runs.ts'

let database: Database
let now: Date
const clock = () => now
const mail: Task = { name: 'mail', every: 5_000 }
const alerts: Task = { name: 'alerts', every: 60_000 }
const moment = (time: string) => new Date(`2026-11-30T${time}:00.000Z`)
const stored = () => database.db.selectFrom('task_run').selectAll().orderBy('name').execute()
const fail = () => Promise.reject(new Error('no mail server'))

beforeAll(async () => {
  database = await openTestDatabase('task_runs')
})
beforeEach(async () => {
  now = moment('08:00')
  await database.db.deleteFrom('task_run').execute()
})
afterAll(() => database.close())

test('what one process did last is known to another one that does it too', async () => {
  const [one, other] = [createTaskRuns(database, clock), createTaskRuns(database, clock)]
  await one.run(mail, async () => undefined)
  await one.run(alerts, async () => undefined)
  await one.close()
  now = moment('09:00')
  await other.run(mail, fail).catch(() => undefined)
  expect(await other.list()).toEqual([{ ...mail, lastStart: moment('09:00'), lastSuccess: moment('08:00') }])
  await other.close()
})

test('a process whose clock is behind takes nothing back', async () => {
  const [one, late] = [createTaskRuns(database, clock), createTaskRuns(database, clock)]
  await one.run(mail, async () => undefined)
  await one.close()
  now = moment('07:00')
  await late.run(mail, async () => undefined)
  await late.close()
  expect(await stored()).toEqual([{ name: 'mail', last_start: moment('08:00'), last_success: moment('08:00') }])
})

test('what fails keeps its last success and tells its error', async () => {
  const runs = createTaskRuns(database, clock)
  expect(await runs.run(mail, async () => 'sent')).toEqual('sent')
  now = moment('08:05')
  await expect(runs.run(mail, fail)).rejects.toThrow('no mail server')
  await runs.close()
  expect(await stored()).toEqual([{ name: 'mail', last_start: moment('08:05'), last_success: moment('08:00') }])
})

test('a task that has not ended yet has begun', async () => {
  const runs = createTaskRuns(database, clock)
  const end = Promise.withResolvers<void>()
  const running = runs.run(mail, () => end.promise)
  expect(await runs.list()).toEqual([{ ...mail, lastStart: moment('08:00'), lastSuccess: null }])
  end.resolve()
  await running
  await runs.close()
})

test('a database that does not answer keeps no task from being done', async () => {
  const closed = await openTestDatabase('task_runs_closed')
  await closed.close()
  const runs = createTaskRuns(closed, clock)
  expect(await runs.run(mail, async () => 'sent')).toEqual('sent')
  await runs.close()
})
