import { afterAll, beforeAll, expect, test } from 'vitest'
import { posting } from '../job-alerts/posting.testing.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { importContent } from './import-content.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase('note_new_postings_test')
})
afterAll(() => database.close())

const importPostings = (ids: ReadonlyArray<string>) =>
  importContent(database, { JobPostingHeader: ids.map((id) => posting(id, 'Cost Analyst')) }, { prune: true })

async function listSeenPostings() {
  const rows = await database.db.selectFrom('posting_seen').selectAll().orderBy('JobPosting_ID').execute()
  return Object.fromEntries(rows.map(({ JobPosting_ID, version }) => [JobPosting_ID, version]))
}

test('a posting is noted with the version that first brought it, also when it goes and comes back', async () => {
  await importPostings(['a', 'b'])
  expect(await listSeenPostings()).toEqual({ a: 1, b: 1 })
  await importPostings(['b', 'c'])
  await importPostings(['b', 'c'])
  expect(await listSeenPostings()).toEqual({ a: 1, b: 1, c: 2 })
  await importPostings(['a', 'd'])
  expect(await listSeenPostings()).toEqual({ a: 1, b: 1, c: 2, d: 3 })
})

test('an import that fails notes nothing', async () => {
  const before = await listSeenPostings()
  const faulty = { ...posting('f', 'Cost Analyst'), IsFullTime: 'perhaps' }
  await expect(importContent(database, { JobPostingHeader: [posting('e', 'Cook'), faulty] })).rejects.toThrow(
    /IsFullTime/,
  )
  expect(await listSeenPostings()).toEqual(before)
})

test('ten thousand postings are noted by one import', async () => {
  await importPostings(Array.from({ length: 10_000 }, (_, at) => `many ${at}`))
  expect(Object.values(await listSeenPostings()).filter((version) => version === 4)).toHaveLength(10_000)
})
