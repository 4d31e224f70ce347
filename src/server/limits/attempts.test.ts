import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { mayMailOnRequest } from '../mail/outbox.ts'
import { createAttempts, forgetAttempts, grantAttempt, networkAttempt } from './attempts.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase('attempts_test')
})
afterAll(() => database.close())

const now = new Date('2026-11-22T12:00:00.000Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const twice = { most: 2, within: 1000 }

const rows = (kind: string) =>
  database.db
    .selectFrom('attempt_count')
    .select(['count', 'ends_at'])
    .where('key', 'like', `${kind} %`)
    .orderBy('ends_at')
    .execute()

test('processes on one database count together', async () => {
  const [one, other] = [createAttempts(database), createAttempts(database)]
  const attempt = { kind: 'a', who: 'ada' }
  expect([
    await one.may(attempt, twice, now),
    await other.may(attempt, twice, now),
    await one.isSpent(attempt, twice, now),
    await other.may(attempt, twice, now),
    await one.may({ kind: 'a', who: 'ben' }, twice, now),
  ]).toEqual([true, true, true, false, true])
})

test('a count ends so long after its first attempt, and the next begins again', async () => {
  const attempts = createAttempts(database)
  const attempt = { kind: 'b', who: 'ada' }
  for (let tried = 0; tried < 3; tried += 1) await attempts.may(attempt, twice, later(300 * tried))
  const before = await attempts.may(attempt, twice, later(999))
  expect([
    before,
    await attempts.isSpent(attempt, twice, later(1000)),
    await attempts.may(attempt, twice, later(1000)),
  ]).toEqual([false, false, true])
  expect(await rows('b')).toEqual([{ count: 1, ends_at: later(2000) }])
})

test('counts that are over are cleared away once in a minute, and not at each attempt', async () => {
  const attempts = createAttempts(database)
  await attempts.may({ kind: 'c', who: 'ada' }, twice, now)
  await attempts.may({ kind: 'c', who: 'ben' }, twice, later(59_999))
  const before = await rows('c')
  await attempts.may({ kind: 'c', who: 'cleo' }, twice, later(60_000))
  expect([before.length, await rows('c')]).toEqual([
    2,
    [
      { count: 1, ends_at: later(60_999) },
      { count: 1, ends_at: later(61_000) },
    ],
  ])
})

test('what is counted within the transaction of a call clears nothing away', async () => {
  await grantAttempt(database.db, { kind: 'h', who: 'ada' }, later(-1))
  expect([await mayMailOnRequest(database.db, 'ada@example.org', now), (await rows('h')).length]).toEqual([true, 1])
})

test('a flood from one network is refused before it becomes a flood of writes', async () => {
  const attempts = createAttempts(database)
  const answers: boolean[] = []
  for (let tried = 0; tried < 50; tried += 1)
    answers.push(
      await attempts.consumeAttempt(networkAttempt('d', `2001:db8::${tried}`), { most: 2, within: 60_000 }, now),
    )
  expect([answers.filter(Boolean).length, await rows('d')]).toEqual([2, [{ count: 20, ends_at: later(60_000) }]])
})

test('what is taken back each time never becomes a flood', async () => {
  const attempts = createAttempts(database)
  const attempt = networkAttempt('f', '192.0.2.1')
  for (let tried = 0; tried < 50; tried += 1) {
    expect(await attempts.consumeAttempt(attempt, twice, now)).toBe(true)
    await attempts.takeBack(attempt, twice, now)
  }
})

test('a flood is over when its count is', async () => {
  const attempts = createAttempts(database)
  const attempt = networkAttempt('g', '192.0.2.1')
  for (let tried = 0; tried < 30; tried += 1) await attempts.consumeAttempt(attempt, twice, now)
  expect([
    await attempts.consumeAttempt(attempt, twice, later(999)),
    await attempts.consumeAttempt(attempt, twice, later(1000)),
  ]).toEqual([false, true])
})

test('an attempt that was none is taken back, and a person can be forgotten', async () => {
  const attempts = createAttempts(database)
  const attempt = { kind: 'e', who: 'ada' }
  await attempts.may(attempt, twice, now)
  await attempts.may(attempt, twice, now)
  await attempts.takeBack(attempt, twice, now)
  const before = await rows('e')
  await forgetAttempts(database.db, attempt)
  expect([before, await rows('e')]).toEqual([[{ count: 1, ends_at: later(1000) }], []])
})

test('an attempt is taken back from its own count: not from the next one, and never below nothing', async () => {
  const attempts = createAttempts(database)
  const attempt = { kind: 'i', who: 'ada' }
  await attempts.may(attempt, twice, now)
  await attempts.may(attempt, twice, later(900))
  await attempts.may(attempt, twice, later(1100))
  await attempts.takeBack(attempt, twice, later(900))
  await attempts.takeBack(attempt, twice, now)
  const next = await rows('i')
  for (let time = 0; time < 3; time += 1) await attempts.takeBack(attempt, twice, later(1100))
  expect([next, await rows('i')]).toEqual([[{ count: 1, ends_at: later(2100) }], [{ count: 0, ends_at: later(2100) }]])
})

test('an attempt that was granted is good once, and until its end', async () => {
  const attempts = createAttempts(database)
  const [ada, ben] = [
    { kind: 'f', who: 'ada' },
    { kind: 'f', who: 'ben' },
  ]
  for (const attempt of [ada, ada, ben]) await grantAttempt(database.db, attempt, later(1000))
  expect([
    await attempts.use(ada, now),
    await attempts.use(ada, now),
    await attempts.use(ben, later(1000)),
    await attempts.use(ben, later(999)),
  ]).toEqual([true, false, false, true])
})
