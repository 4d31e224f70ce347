import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
  const made = maker.createConfig('made')
  await makeData(made, files)
  await maker.run(made, 'backup', path)
})
afterAll(() => maker.close())
beforeEach(() => {
  operator = openOperator()
})
afterEach(() => operator.close())

async function killRestore({ dataDir, databaseUrl }: Config, end: string) {
  const script = join(import.meta.dirname, 'restore-child.testing.ts')
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
  const child = spawn(process.execPath, [script, path, end], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return (await once(child, 'exit'))[1]
}

async function countRows({ dataDir, databaseUrl }: Config) {
  const database = await openDatabase(databaseUrl === null ? { dataDir } : { databaseUrl })
  const rows = await database.db.selectFrom('attachment').select('stored_name').execute()
  const { name } = await database.db.selectFrom('files_folder').select('name').executeTakeFirstOrThrow()
  await database.close()
  return [rows.length, readdirSync(join(dataDir, 'files', name)).length]
}

const lastFile = (config: Config) => {
  const made = maker.createConfig('made').dataDir
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
  const other = operator.createConfig('other')
  expect(await killRestore(other, join(draft(other), 'database'))).toBe('SIGKILL')
  await expect(openDatabase({ dataDir: other.dataDir })).rejects.toThrow('is under way or was cut short')
  expect(await killRestore(other, lastFile(other))).toBe('SIGKILL')
  expect([existsSync(join(other.dataDir, 'database')), existsSync(join(other.dataDir, 'files'))]).toEqual([
    false,
    false,
  ])
  expect((await operator.run(other, 'restore', path))[0]).toBe(0)
  expect(await countRows(other)).toEqual([20, 20])
})

test('what a killed restore has left is not put beside a database that it did not restore', async () => {
  const other = operator.createConfig('other')
  expect(await killRestore(other, lastFile(other))).toBe('SIGKILL')
  const [place, made] = [join(other.dataDir, 'database'), join(maker.createConfig('made').dataDir, 'database')]
  cpSync(made, place, { recursive: true })
  const refused = [
    1,
    `A restore was cut short, and nothing shows that ${place} is what it restored. To go on with that database, remove ${draft(other)}; to restore, move it away and restore again.`,
  ]
  expect(await operator.run(other, 'restore', path)).toEqual(refused)
  rmSync(join(draft(other), 'database'), { recursive: true })
  expect(await operator.run(other, 'restore', path)).toEqual(refused)
  expect(existsSync(join(other.dataDir, 'files'))).toBe(false)
  rmSync(draft(other), { recursive: true })
  await (await openDatabase({ dataDir: other.dataDir })).close()
})

async function restoreRows(other: Config) {
  expect((await operator.run(other, 'restore', path))[0]).toBe(0)
  const database = await openDatabase({ databaseUrl: other.databaseUrl ?? '' })
  const { summary } = await database.db
    .selectFrom('operator_act')
    .select('summary')
    .where('command', '=', 'data restore')
    .executeTakeFirstOrThrow()
  await database.close()
  mkdirSync(draft(other))
  renameSync(join(other.dataDir, 'files'), join(draft(other), 'files'))
  return /\(restore (.*)\)/.exec(summary)?.[1] ?? ''
}

test('a restore into PostgreSQL that is killed leaves it empty, and only files of its own rows are given their place', async ({
  skip,
}) => {
  if (findPostgresPrograms() === null) skip('PostgreSQL is not installed here.')
  const postgres = await startPostgres()
  const other = operator.createConfig('other', await postgres.createDatabase('killed'))
  expect(await killRestore(other, lastFile(other))).toBe('SIGKILL')
  expect((await operator.run(other, 'restore', path))[0]).toBe(0)
  expect(await countRows(other)).toEqual([20, 20])
  const next = operator.createConfig('next', await postgres.createDatabase('next'))
  const id = await restoreRows(next)
  for (const wrong of ['', randomUUID()]) {
    writeFileSync(join(draft(next), 'id'), wrong)
    expect((await operator.run(next, 'restore', path))[1]).toMatch(
      /^A restore was cut short, and nothing shows that PostgreSQL at postgres:\S+ is what it restored\. To go on with that database, remove \S+; to restore, make an empty database, set DATABASE_URL to it and restore again\.$/,
    )
  }
  writeFileSync(join(draft(next), 'id'), id)
  expect((await operator.run(next, 'restore', path))[0]).toBe(0)
  expect(await countRows(next)).toEqual([20, 20])
  await postgres.stop()
})
