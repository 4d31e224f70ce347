import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from './open-database.ts'
import { openTestDatabase } from './open-test-database.testing.ts'

const write = ({ db }: Pick<Database, 'db'>) =>
  db.insertInto('token_secret').values({ id: 1, secret: 'left' }).execute()
const listSecrets = ({ db }: Database) => db.selectFrom('token_secret').selectAll().execute()

async function readTransactionId({ db }: Database) {
  const { rows } = await sql<{ age: number }>`select pg_current_xact_id()::text::integer as age`.execute(db)
  return rows[0]?.age ?? 0
}

const open = () => openTestDatabase('lent')

describe.skipIf(process.env['TEST_DATABASE_URL'])('databases in memory', () => {
  test('the next holder has the one that was closed, empty, and the former one finds it closed', async () => {
    const former = await open()
    await write(former)
    const age = await readTransactionId(former)
    await former.close()
    await former.close()
    const next = await open()
    expect(await readTransactionId(next)).toBeGreaterThan(age)
    expect(await listSecrets(next)).toEqual([])
    await expect(listSecrets(former)).rejects.toThrow('driver has already been destroyed')
    await next.close()
  })

  test('holders at the same time have a database each', async () => {
    const opened = [await open(), await open(), await open(), await open()]
    await Promise.all(opened.slice(1).map(write))
    expect(await Promise.all(opened.map(async (database) => (await listSecrets(database)).length))).toEqual([
      0, 1, 1, 1,
    ])
    await Promise.all(opened.map(({ close }) => close()))
  })

  test('one that nobody asked anything is given back too', async () => {
    const first = await open()
    const age = await readTransactionId(first)
    await first.close()
    await (await open()).close()
    const next = await open()
    expect(await readTransactionId(next)).toBeGreaterThan(age)
    await next.close()
  })

  test('one with a transaction under way, or with a table that was not there, has no next holder', async () => {
    const writing = await open()
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const transaction = writing.db.transaction().execute(async (db) => {
      await write({ db })
      begun.resolve()
      await end.promise
    })
    await begun.promise
    await writing.close()
    const changed = await open()
    await sql`create table left_behind (id integer)`.execute(changed.db)
    await changed.close()
    const next = await open()
    expect(await listSecrets(next)).toEqual([])
    await expect(sql`select * from left_behind`.execute(next.db)).rejects.toThrow('does not exist')
    await next.close()
    end.resolve()
    await transaction
  })
})
