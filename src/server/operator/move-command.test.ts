import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAsItIs, openDatabase } from '../database/open-database.ts'
import { findPostgresPrograms } from '../database/postgres-programs.testing.ts'
import { startPostgres, type TestPostgres } from '../database/start-postgres.testing.ts'
import { startServer } from '../start-server.ts'
import { makeData, openOperator, withoutActs } from './open-operator.testing.ts'

const operator = openOperator()
let postgres: TestPostgres | null = null

beforeAll(async () => {
  if (findPostgresPrograms() !== null) postgres = await startPostgres()
})
afterAll(async () => {
  operator.close()
  await postgres?.stop()
})

test('the embedded database moves to PostgreSQL while its site stands still, and back by a backup', async ({
  skip,
}) => {
  if (postgres === null) skip('PostgreSQL is not installed here.')
  const databaseUrl = (await postgres?.createDatabase('moved')) ?? ''
  const [config, moved, back] = [
    operator.createConfig('data'),
    operator.createConfig('data', databaseUrl),
    operator.createConfig('back'),
  ]
  const path = join(operator.root, 'one.tar')
  await makeData(config, ['cv.txt'])
  const server = await startServer({ config, logger: false })
  await expect(async () => {
    const [, words] = await operator.run({ ...config, moveTo: databaseUrl }, 'move')
    throw new Error(words)
  }).rejects.toThrow(`is in use by process ${process.pid}: stop that process`)
  await server.close()
  const before = await withoutActs(config)
  expect((await operator.run({ ...config, moveTo: databaseUrl }, 'move')).slice(0, 1)).toEqual([0])
  expect([await withoutActs(config), await withoutActs(moved)]).toEqual([before, before])
  expect(await operator.run(moved, 'check')).toEqual([0, 'Every row can be read and every file opened.'])
  expect((await operator.run({ ...config, moveTo: databaseUrl }, 'move')).at(-1)).toContain('has tables already')
  expect((await operator.run(moved, 'backup', path))[0]).toBe(0)
  expect((await operator.run(moved, 'restore', path)).at(-1)).toContain('has tables already')
  expect((await operator.run(back, 'restore', path))[0]).toBe(0)
  expect(await withoutActs(back)).toEqual(before)
})

test('a PostgreSQL that lets nobody make a table says so in a sentence', async ({ skip }) => {
  if (postgres === null) skip('PostgreSQL is not installed here.')
  const databaseUrl = (await postgres?.createDatabase('guarded')) ?? ''
  const owner = await openAsItIs({ databaseUrl })
  await sql`create role guest login`.execute(owner.db)
  await owner.close()
  const guest = databaseUrl.replace('postgres@', 'guest@')
  await expect(openDatabase({ databaseUrl: guest })).rejects.toThrow(
    /^PostgreSQL at postgres:.* does not let this user make or change tables: give the user of DATABASE_URL the database \(alter database … owner to …\) and start again\.$/,
  )
})
