import { afterAll, beforeAll, expect, test } from 'vitest'
import { importContent } from '../content/import-content.ts'
import { createContentVersion } from './content-version.ts'
import type { Database } from './open-database.ts'
import { openTestDatabase } from './open-test-database.testing.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase('content_version_test')
})
afterAll(() => database.close())

let years = 52

const publish = () => importContent(database, { WebsiteStat: [{ years: (years += 1) }] })

test('an import of this process counts at once, one of another process after a moment', async () => {
  let now = 0
  const elsewhere = createContentVersion(database.db, 1_000, () => now)
  const before = await elsewhere.read()
  await publish()
  expect([await database.contentVersion.read(), await elsewhere.read()]).toEqual([before + 1, before])
  now = 1_000
  expect(await elsewhere.read()).toBe(before + 1)
})

test('a database that did not answer is asked again', async () => {
  const closed = await openTestDatabase('content_version_closed_test')
  await closed.close()
  const version = createContentVersion(closed.db, Infinity)
  const answers = [await version.read().catch(() => 'failed'), await version.read().catch(() => 'failed again')]
  expect(answers).toEqual(['failed', 'failed again'])
})

test('what is known at once is the last version that was read, for as long as nobody would ask again', async () => {
  let now = 0
  const elsewhere = createContentVersion(database.db, 1_000, () => now)
  expect(elsewhere.known()).toBe(null)
  const version = await elsewhere.read()
  now = 999
  expect(elsewhere.known()).toBe(version)
  now = 1_000
  expect(elsewhere.known()).toBe(null)
  await elsewhere.read()
  await elsewhere.raised()
  expect(elsewhere.known()).toBe(null)
})

test('while it is looked for a newer version, behind an import that runs, the known one stands', async () => {
  const elsewhere = createContentVersion(database.db, 3_600_000)
  const version = await elsewhere.read()
  await publish()
  let looked: Promise<void> | undefined
  const known = await database.db.transaction().execute(async () => {
    looked = elsewhere.look()
    return [elsewhere.known(), await elsewhere.read()]
  })
  expect(known).toEqual([version, version])
  await looked
  expect(elsewhere.known()).toBe(version + 1)
})

test('a process that is alone with its database looks for nothing', async () => {
  const alone = createContentVersion(database.db, Infinity)
  const version = await alone.read()
  const known = await database.db.transaction().execute(async () => {
    await alone.look()
    return alone.known()
  })
  expect(known).toBe(version)
})
