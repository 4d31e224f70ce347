import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { findPostgresPrograms } from '../database/postgres-programs.testing.ts'
import { startPostgres } from '../database/start-postgres.testing.ts'
import type { Config } from '../settings/config.ts'
import { makeData, openOperator } from './open-operator.testing.ts'

let operator: ReturnType<typeof openOperator>

beforeEach(() => {
  operator = openOperator()
})
afterEach(() => operator.close())

/** Begins a restore in a process of its own and kills it at a moment of it. */
async function killRestore({ dataDir, databaseUrl }: Config, path: string, isReached: () => boolean) {
  const script = join(import.meta.dirname, 'restore-child.testing.ts')
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
  const child = spawn(process.execPath, [script, path], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  await once(createInterface(child.stdout), 'line')
  while (!isReached() && child.exitCode === null) await setImmediate()
  child.kill('SIGKILL')
  return (await exit)[1]
}

async function countOf({ dataDir, databaseUrl }: Config) {
  const database = await openDatabase(databaseUrl === null ? { dataDir } : { databaseUrl })
  const rows = await database.db.selectFrom('attachment').select('stored_name').execute()
  const { name } = await database.db.selectFrom('files_folder').select('name').executeTakeFirstOrThrow()
  await database.close()
  return [rows.length, readdirSync(join(dataDir, 'files', name)).length]
}

const files = Array.from({ length: 20 }, (_, at) => `${at}.txt`)
const draftFiles = ({ dataDir }: Config) => join(dataDir, 'restore.draft', 'files')

test('a restore that is killed leaves nothing that the next one does not put right', async () => {
  const [config, other] = [operator.configOf('data'), operator.configOf('other')]
  await makeData(config, files)
  const path = join(operator.root, 'one.tar')
  await operator.run(config, 'backup', path)
  expect(await killRestore(other, path, () => true)).toBe('SIGKILL')
  await expect(openDatabase({ dataDir: other.dataDir })).rejects.toThrow('is under way or was cut short')
  expect(await killRestore(other, path, () => existsSync(draftFiles(other)))).toBe('SIGKILL')
  expect([existsSync(join(other.dataDir, 'database')), existsSync(join(other.dataDir, 'files'))]).toEqual([false, false])
  expect((await operator.run(other, 'restore', path))[0]).toBe(0)
  expect(await countOf(other)).toEqual([20, 20])
})

test('a restore into PostgreSQL that is killed leaves it empty', async ({ skip }) => {
  if (findPostgresPrograms() === null) skip('PostgreSQL is not installed here.')
  const postgres = await startPostgres()
  const [config, other] = [operator.configOf('data'), operator.configOf('other', await postgres.createDatabase('killed'))]
  await makeData(config, files)
  const path = join(operator.root, 'one.tar')
  await operator.run(config, 'backup', path)
  expect(await killRestore(other, path, () => existsSync(draftFiles(other)))).toBe('SIGKILL')
  expect((await operator.run(other, 'restore', path))[0]).toBe(0)
  expect(await countOf(other)).toEqual([20, 20])
  await postgres.stop()
})
