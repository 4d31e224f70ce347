import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { countVisit } from './count-visits.ts'

let database: Database
const now = new Date('2026-11-22T12:00:00.000Z')

beforeAll(async () => {
  database = await openTestDatabase('count_visits')
})
afterAll(() => database.close())

const count = (Name: string) => countVisit(database.db, { Kind: 'page', Name }, now)
const counted = async () => {
  const rows = await database.db.selectFrom('daily_count').select(['name', 'count']).orderBy('name').execute()
  return Object.fromEntries(rows.map((row) => [row.name, row.count]))
}

test('[C7.2-14] names beyond the bound of a day are counted together, those known before go on', async () => {
  await Promise.all([count('/about'), count('/about'), count('/media')])
  await database.db.updateTable('daily_name_count').set({ names: 4_999 }).execute()
  for (const name of ['/careers', '/made-up', '/made-up-too', '/about', '/careers']) await count(name)
  expect(await counted()).toEqual({ '(others)': 2, '/about': 3, '/careers': 2, '/media': 1 })
})

test('[C7.2-14] a visit to a known page reads one row, however many names the day has', async () => {
  const day = '2026-11-22'
  const names = Array.from({ length: 2_000 }, (_, index) => ({ day, kind: 'page', name: `/jobs/${index}`, count: 1 }))
  await database.db.insertInto('daily_count').values(names).execute()
  await sql`analyze daily_count`.execute(database.db)
  const read = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(database.db)
    const { rows } = await sql<{ scans: string }>`
      select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as scans
      from pg_stat_user_tables where relname = 'daily_count'`.execute(database.db)
    return Number(rows[0]?.scans)
  }
  const before = await read()
  await count('/jobs/7')
  expect((await read()) - before).toBeLessThan(3)
})

test('[J2.5-57] a job that is shared is counted under its title, apart for each way', async () => {
  await database.db.deleteFrom('daily_name_count').execute()
  for (const Method of ['email', 'related', 'email'] as const)
    await countVisit(database.db, { Kind: 'share', Method, Name: 'Cost Analyst' }, now)
  const rows = await database.db
    .selectFrom('daily_count')
    .select(['kind', 'name', 'count'])
    .where('kind', 'like', 'share%')
    .orderBy('kind')
    .execute()
  expect(rows).toEqual([
    { kind: 'share by email', name: 'Cost Analyst', count: 2 },
    { kind: 'share by related', name: 'Cost Analyst', count: 1 },
  ])
})
