import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identityToRecipient } from 'age-encryption'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readWhole } from '../backup/plant-rows.testing.ts'
import { openDatabase } from '../database/open-database.ts'
import { findPostgresPrograms } from '../database/postgres-programs.testing.ts'
import { startPostgres, type TestPostgres } from '../database/start-postgres.testing.ts'
import { makeKey } from '../files/key-ring.ts'
import type { Config } from '../settings/config.ts'
import { startServer } from '../start-server.ts'
import { filesOf, makeData, openOperator } from './open-operator.testing.ts'

const sample = async () => ({ WebsiteStat: [{ years: 7 }] })
let operator: ReturnType<typeof openOperator>
let postgres: TestPostgres | null = null

beforeAll(async () => {
  if (findPostgresPrograms() !== null) postgres = await startPostgres()
})
afterAll(async () => postgres?.stop())
beforeEach(() => {
  operator = openOperator()
})
afterEach(() => operator.close())

const inRoot = (name: string) => join(operator.root, name)

/** All that a site has: its rows but for what operators did, and its files. */
async function wholeOf(config: Config) {
  const { dataDir, databaseUrl } = config
  const database = await openDatabase(databaseUrl === null ? { dataDir } : { databaseUrl })
  const { tables, sequences } = await readWhole(database.db)
  const folder = await filesOf(config, database)
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : []
  const acts = await database.db.selectFrom('operator_act').select(['command', 'summary']).orderBy('id').execute()
  await database.close()
  return {
    rows: { ...tables, operator_act: [] },
    sequences: { ...sequences, operator_act_id_seq: '' },
    files: names.map((name) => [name, readFileSync(join(folder, name)).toString('hex')]),
    acts: acts.map(({ command, summary }) => `${command}: ${summary}`),
  }
}

const withoutActs = async (config: Config) => ({ ...(await wholeOf(config)), acts: [] })

test('a backup of a running site is restored as it was, checked, and recorded', async () => {
  const [config, other] = [operator.configOf('data'), operator.configOf('other')]
  await makeData(config, ['cv.txt', 'letter.txt'])
  const server = await startServer({ config, sample, logger: false })
  const [code, ...said] = await operator.run(config, 'backup', inRoot('one.tar'))
  await server.close()
  const before = await wholeOf(config)
  const amount = String(said[1]).match(/\d+ tables with \d+ rows and 2 files/)?.[0]
  expect([code, said]).toEqual([
    0,
    [
      `Writes every table and the files of applications to the new file ${inRoot('one.tar')}; the site is not changed.`,
      `Wrote ${inRoot('one.tar')} (${statSync(inRoot('one.tar')).size} bytes): ${amount}.`,
      'It is not encrypted, and holds names, addresses and what the site signs with: keep it where nobody else reads, or use --to.',
    ],
  ])
  expect([before.files.length, before.acts, statSync(inRoot('one.tar')).mode & 0o777]).toEqual([
    2,
    [`data backup: ${amount}, not encrypted.`],
    0o600,
  ])
  const restored = await operator.run(other, 'restore', inRoot('one.tar'))
  expect([restored[0], restored[2]]).toEqual([
    0,
    `Restored ${amount}. Everything is as it was counted when the backup was made.`,
  ])
  await (await startServer({ config: other, sample, logger: false })).close()
  const after = await wholeOf(other)
  expect({ ...after, acts: [] }).toEqual({ ...before, acts: [] })
  expect(after.acts[0]).toMatch(/^data restore: \d+ tables with \d+ rows and 2 files, as they were at 20/)
  expect(await operator.run(other, 'check')).toEqual([0, 'Every row can be read and every file opened.'])
  expect(readdirSync(config.dataDir).filter((name) => !name.startsWith('lock')).toSorted()).toEqual(['database', 'files'])
  expect(readdirSync(other.dataDir).filter((name) => !name.startsWith('lock')).toSorted()).toEqual(['database', 'files'])
})

test('a backup to an age key is opened by that key alone', async () => {
  const [config, other] = [operator.configOf('data'), operator.configOf('other')]
  await makeData(config, ['cv.txt'])
  const [key, strange] = [await makeKey(), await makeKey()]
  writeFileSync(inRoot('key'), `# created: today\n${key}\n`)
  writeFileSync(inRoot('strange'), strange)
  writeFileSync(inRoot('none'), 'a word\n')
  const path = inRoot('one.age')
  expect((await operator.run(config, 'backup', path, '--to', await identityToRecipient(key)))[0]).toBe(0)
  expect(readFileSync(path).includes('ada@engine.example')).toBe(false)
  const cut = inRoot('cut.age')
  writeFileSync(cut, readFileSync(path).subarray(0, 100_000))
  expect([
    await operator.run(other, 'restore', path),
    await operator.run(other, 'restore', path, '--key', inRoot('strange')),
    await operator.run(other, 'restore', path, '--key', inRoot('nowhere')),
    (await operator.run(other, 'restore', cut, '--key', inRoot('key'))).at(-1),
    readdirSync(operator.root).includes('other') && existsSync(join(other.dataDir, 'restore.draft')),
  ]).toEqual([
    [1, `${path} is encrypted: name the file of its age identity with --key.`],
    [1, `${path} was encrypted to another key than the one in ${inRoot('strange')}.`],
    [1, `${inRoot('nowhere')} cannot be read: name a file with an age identity that this user may read.`],
    `${cut} is damaged or was cut short: it cannot be decrypted to its end.`,
    false,
  ])
  await expect(operator.run(other, 'restore', path, '--key', inRoot('none'))).rejects.toThrow(
    'Key 1 cannot be read: expected an age identity such as AGE-SECRET-KEY-1….',
  )
  await expect(operator.run(config, 'backup', inRoot('two'), '--to', 'age1nobody')).rejects.toThrow(
    'age1nobody is no age recipient: expected one such as age1….',
  )
  expect((await operator.run(other, 'restore', path, '--key', inRoot('key')))[0]).toBe(0)
  expect(await withoutActs(other)).toEqual(await withoutActs(config))
})

test('a file that is gone is named, one that was moved aside is found, and no backup is written over', async () => {
  const config = operator.configOf('data')
  await makeData(config, ['cv.txt', 'letter.txt'])
  const database = await openDatabase({ dataDir: config.dataDir })
  const folder = await filesOf(config, database)
  await database.close()
  const [first = '', second = ''] = readdirSync(folder).toSorted()
  mkdirSync(join(folder, 'aside', '2026-11-27'), { recursive: true })
  renameSync(join(folder, first), join(folder, 'aside', '2026-11-27', first))
  rmSync(join(folder, second))
  const [code, , missing, wrote] = await operator.run(config, 'backup', inRoot('one.tar'))
  expect([code, missing]).toEqual([1, `The file ${second} is named by a row and is not there: it is not in the backup.`])
  expect(wrote).toMatch(/rows and 1 files\.$/)
  expect((await operator.run(config, 'backup', inRoot('one.tar'))).at(-1)).toBe(
    `${inRoot('one.tar')} is there already: name a new file.`,
  )
  writeFileSync(inRoot('two.tar.part'), '')
  expect((await operator.run(config, 'backup', inRoot('two.tar'))).at(-1)).toBe(
    `${inRoot('two.tar')}.part is there already: another command writes it, or was cut short; then remove it.`,
  )
  expect((await operator.run(operator.configOf('other'), 'restore', inRoot('one.tar'))).slice(0, 1)).toEqual([1])
})

test('a restore goes into an empty place alone, and one that ended just before its files had theirs is finished', async () => {
  const [config, other] = [operator.configOf('data'), operator.configOf('other')]
  await makeData(config, ['cv.txt'])
  await operator.run(config, 'backup', inRoot('one.tar'))
  const full = `${config.dataDir} holds a database already: move it away, or set DATA_DIR to an empty folder, and restore again.`
  expect(await operator.run(config, 'restore', inRoot('one.tar'))).toEqual([1, full])
  cpSync(join(config.dataDir, 'files'), join(other.dataDir, 'files'), { recursive: true })
  const [name = ''] = readdirSync(join(other.dataDir, 'files'))
  expect((await operator.run(other, 'restore', inRoot('one.tar'))).at(-1)).toBe(
    `${join(other.dataDir, 'files', name)} holds files already: move that folder away, or set DATA_DIR to an empty folder, and restore again.`,
  )
  rmSync(join(other.dataDir, 'files'), { recursive: true })
  await operator.run(other, 'restore', inRoot('one.tar'))
  mkdirSync(join(other.dataDir, 'restore.draft'))
  renameSync(join(other.dataDir, 'files'), join(other.dataDir, 'restore.draft', 'files'))
  await expect(startServer({ config: other, sample, logger: false })).rejects.toThrow(
    `A restore into ${other.dataDir} is under way or was cut short: let it end, or run npm run data -- restore FILE again; it begins again, or finishes what is missing.`,
  )
  expect(await operator.run(other, 'restore', inRoot('one.tar'))).toEqual([
    0,
    'The rows of a restore that was cut short were there already, and its files have their place now: it is finished.',
  ])
  expect(await withoutActs(other)).toEqual(await withoutActs(config))
})

test('the embedded database moves to PostgreSQL while its site stands still, and back by a backup', async ({ skip }) => {
  if (postgres === null) skip('PostgreSQL is not installed here.')
  const databaseUrl = (await postgres?.createDatabase('moved')) ?? ''
  const [config, moved, back] = [operator.configOf('data'), operator.configOf('data', databaseUrl), operator.configOf('back')]
  await makeData(config, ['cv.txt'])
  const server = await startServer({ config, sample, logger: false })
  await expect(async () => {
    const [, words] = await operator.run(config, 'move', databaseUrl)
    throw new Error(words)
  }).rejects.toThrow(`is in use by process ${process.pid}: stop that process`)
  await server.close()
  const before = await withoutActs(config)
  expect((await operator.run(config, 'move', databaseUrl)).slice(0, 1)).toEqual([0])
  expect([await withoutActs(config), await withoutActs(moved)]).toEqual([before, before])
  expect(await operator.run(moved, 'check')).toEqual([0, 'Every row can be read and every file opened.'])
  expect((await operator.run(config, 'move', databaseUrl)).at(-1)).toContain('has tables already')
  expect((await operator.run(moved, 'backup', inRoot('one.tar')))[0]).toBe(0)
  expect((await operator.run(moved, 'restore', inRoot('one.tar'))).at(-1)).toContain('has tables already')
  expect((await operator.run(back, 'restore', inRoot('one.tar')))[0]).toBe(0)
  expect(await withoutActs(back)).toEqual(before)
  const again = operator.configOf('again', (await postgres?.createDatabase('again')) ?? '')
  expect((await operator.run(again, 'restore', inRoot('one.tar')))[0]).toBe(0)
  expect(await withoutActs(again)).toEqual(before)
})

test('words that mean nothing are answered with what there is', async () => {
  const config = operator.configOf('data')
  const usage = await operator.run(config)
  expect([usage[0], usage.filter((line) => String(line).startsWith('  npm')).length]).toEqual([2, 4])
  for (const args of [['toString'], ['backup'], ['backup', 'a', 'b'], ['check', 'a'], ['restore', 'a', '--to', 'b'], ['move']])
    expect(await operator.run(config, ...args)).toEqual(usage)
  expect([
    await operator.run(config, 'backup', inRoot('one.tar')),
    await operator.run(config, 'restore', inRoot('nowhere.tar')),
    await operator.run(config, 'restore', operator.root),
  ]).toEqual([
    [
      1,
      `Writes every table and the files of applications to the new file ${inRoot('one.tar')}; the site is not changed.`,
      `There is no database in ${config.dataDir} yet.`,
    ],
    [1, `${inRoot('nowhere.tar')} cannot be read: name a backup that this user may read.`],
    [1, `${operator.root} is a folder: name the file of a backup.`],
  ])
})
