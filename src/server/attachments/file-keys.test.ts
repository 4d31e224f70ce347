import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { makeKey } from '../files/key-ring.ts'
import { resolveFileKeys } from './file-keys.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase('file_keys')
})
beforeEach(() => database.db.deleteFrom('file_key').execute())
afterAll(() => database.close())

const now = new Date('2026-11-21T12:00:00.000Z')
const resolveKeys = (...given: ReadonlyArray<string>) => resolveFileKeys(database, given, now)

test('a site without keys makes one at its first start, also where two processes start at once, and keeps it', async () => {
  const [one, other] = await Promise.all([resolveKeys(), resolveKeys()])
  expect([one.length, one[0]?.startsWith('AGE-SECRET-KEY-1'), other, await resolveKeys()]).toEqual([1, true, one, one])
})

test('keys of the configuration come first, and what the database had before still opens', async () => {
  const [made = ''] = await resolveKeys()
  const given = [await makeKey(), await makeKey()]
  expect(await resolveKeys(...given)).toEqual([...given, made])
})

test('a site with keys of its own makes none', async () => {
  const given = await makeKey()
  expect([await resolveKeys(given), await database.db.selectFrom('file_key').selectAll().execute()]).toEqual([
    [given],
    [],
  ])
})
