import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import { createSiteService } from '../create-site-service.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { startPostgres, type TestPostgres } from '../database/start-postgres.testing.ts'
import type { SiteService } from '../service/site-service.ts'
import type { NamedOperation } from './operations.ts'

let postgres: TestPostgres
let database: Database
let service: SiteService
let [holds, lost, logged] = [0, 0, 0]
let meet: () => Promise<void>

async function areWaiting(count: number) {
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  for (;;) {
    const { rows } = await waiting.execute(database.db)
    if ((rows[0]?.count ?? 0) >= count) return
  }
}

const lockRows: NamedOperation = {
  writes: true,
  run: async (names, { db }) => {
    for (const name of names) {
      holds += 1
      await db.selectFrom('attempt_count').select('key').where('key', '=', name).forUpdate().executeTakeFirstOrThrow()
      if (name === names[0]) await meet()
    }
    return 'true'
  },
}

const lose: NamedOperation = {
  writes: true,
  run: async ([code = ''], { db }) => {
    lost += 1
    await sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`.execute(db)
    return 'true'
  },
}

function createRendezvous() {
  const both = Promise.withResolvers<void>()
  let came = 0
  return async () => {
    came += 1
    if (came === 2) both.resolve()
    await both.promise
  }
}

beforeAll(async () => {
  postgres = await startPostgres()
  database = await openDatabase({ databaseUrl: await postgres.createDatabase('in_transaction') })
  service = createSiteService({
    database,
    operations: { Hold: lockRows, Lose: lose },
    log: { error: () => void (logged += 1) },
  })
  const ends_at = new Date(Date.now() + 3_600_000).toISOString()
  const rows = ['one', 'other'].map((key) => ({ key, count: 1, ends_at }))
  await database.db.insertInto('attempt_count').values(rows).execute()
})
beforeEach(() => {
  ;[holds, lost, logged] = [0, 0, 0]
  meet = async () => {}
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

const send = async (...calls: ReadonlyArray<ReadonlyArray<string>>) =>
  (await service.transact({ Operations: calls.map((names) => call('Hold', ...names)) })).status

test('of two transactions that wait for each other the one that the database ends is run once more', async () => {
  meet = createRendezvous()
  const statuses = await Promise.all([send(['one', 'other']), send(['other', 'one'])])
  // Two rows of each, and two for each run that the database ended: of one, or of both in turn.
  expect([statuses, [6, 8].includes(holds)]).toEqual([[200, 200], true])
})

test.each(['40P01', '40001'])(
  'a transaction that the database ends twice (%s) is not run again, and the site is said to be busy',
  async (code) => {
    const { status, reply } = await service.transact({ Operations: [call('Lose', code)] })
    expect([status, reply.Msg, lost]).toEqual([503, 'The site is busy. Please try again in a moment.', 2])
  },
)

test('a transaction that fails for another reason is run once', async () => {
  const { status } = await service.transact({ Operations: [call('Lose', '22000')] })
  expect([status, lost, logged]).toEqual([500, 1, 1])
})

test('batches of several operations that lock the same in opposite orders run one after another', async () => {
  let isFirst = true
  // The first one goes on only when the other waits: for it, or for what it has locked.
  meet = async () => {
    if (!isFirst) return
    isFirst = false
    await areWaiting(1)
  }
  const statuses = await Promise.all([send(['one'], ['other']), send(['other'], ['one'])])
  expect([statuses, holds]).toEqual([[200, 200], 4])
})
