import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { findPostgresPrograms } from '../database/postgres-programs.testing.ts'
import { startPostgres } from '../database/start-postgres.testing.ts'
import type { Config } from '../settings/config.ts'
import { makeData, openOperator } from './open-operator.testing.ts'

const files = Array.from({ length: 20 }, (_, at) => `${at}.txt`)
let operator: ReturnType<typeof openOperator>

const maker = openOperator()
const path = join(maker.root, 'one.tar')

beforeAll(async () => {
  const made = maker.configOf('made')
  await makeData(made, files)
  await maker.run(made, 'backup', path)
})
afterAll(() => maker.close())
beforeEach(() => {
  operator = openOperator()
})
afterEach(() => operator.close())

/** Begins a restore in a process of its own that is killed as soon as `end` is there. */
async function killRestore({ dataDir, databaseUrl }: Config, end: string) {
  const script = join(import.meta.dirname, 'restore-child.testing.ts')
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
  const child = spawn(process.execPath, [script, path, end], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return (await once(child, 'exit'))[1]
}

async function countOf({ dataDir, databaseUrl }: Config) {
  const database = await openDatabase(databaseUrl === null ? { dataDir } : { databaseUrl })
  const rows = await database.db.selectFrom('attachment').select('stored_name').execute()
  const { name } = await database.db.selectFrom('files_folder').select('name').executeTakeFirstOrThrow()
  await database.close()
  return [rows.length, readdirSync(join(dataDir, 'files', name)).length]
}

/** The last file that is restored, as it stands before its restore has ended. */
const lastFile = (config: Config) => {
  const made = maker.configOf('made').dataDir
  const last =
    readdirSync(join(made, 'files'), { recursive: true })
      .map(String)
      .filter((name) => !name.endsWith('mark.json'))
      .toSorted()
      .at(-1) ?? ''
  return join(draft(config), 'files', last)
}

const draft = ({ dataDir }: Config) => join(dataDir, 'restore.draft')

test('a restore that is killed leaves nothing that the next one does not put right', async () => {
  const other = operator.configOf('other')
  expect(await killRestore(other, join(draft(other), 'database'))).toBe('SIGKILL')
  await expect(openDatabase({ dataDir: other.dataDir })).rejects.toThrow('is under way or was cut short')
  expect(await killRestore(other, lastFile(other))).toBe('SIGKILL')
  expect([existsSync(join(other.dataDir, 'database')), existsSync(join(other.dataDir, 'files'))]).toEqual([
    false,
    false,
  ])
  expect((await operator.run(other, 'restore', path))[0]).toBe(0)
  expect(await countOf(other)).toEqual([20, 20])
})

test('a restore into PostgreSQL that is killed leaves it empty', async ({ skip }) => {
  if (findPostgresPrograms() === null) skip('PostgreSQL is not installed here.')
  const postgres = await startPostgres()
  const other = operator.configOf('other', await postgres.createDatabase('killed'))
  expect(await killRestore(other, lastFile(other))).toBe('SIGKILL')
  expect((await operator.run(other, 'restore', path))[0]).toBe(0)
  expect(await countOf(other)).toEqual([20, 20])
  await postgres.stop()
})
