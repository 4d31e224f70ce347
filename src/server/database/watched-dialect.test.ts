import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAway } from './database-problem.ts'
import type { Database } from './open-database.ts'
import { openTestDatabase } from './open-test-database.testing.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase('watched_dialect')
})
afterAll(() => database.close())

const failing = (code: string) => sql`do ${sql.raw(`$$ begin raise exception 'no' using errcode = '${code}'; end $$`)}`
const captureError = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)

test.each(['57P01', '57P02', '57P03', '53300', '57014', '55P03', '08006'])(
  'the code %s of the database says that it is away, also in a transaction, after which it is asked again',
  async (code) => {
    const { db } = database
    const errors = [
      await captureError(failing(code).execute(db)),
      await captureError(db.transaction().execute((inside) => failing(code).execute(inside))),
    ]
    expect(errors.map((error) => [isAway(error), (error as { code?: string }).code])).toEqual([
      [true, code],
      [true, code],
    ])
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  },
)

test.each(['23505', '53100', '22P02', '40001'])('its code %s does not', async (code) => {
  const error = await captureError(failing(code).execute(database.db))
  expect([isAway(error), (error as { code?: string }).code]).toEqual([false, code])
})

test.each(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', '57P01'])(
  'the code %s of anything else does not',
  (code) => {
    expect(isAway(Object.assign(new Error('Connection terminated'), { code }))).toBe(false)
  },
)
