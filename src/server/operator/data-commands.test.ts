import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { identityToRecipient } from 'age-encryption'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeKey } from '../files/key-ring.ts'
import { startServer } from '../start-server.ts'
import { makeData, openOperator, readAllData, withoutActs } from './open-operator.testing.ts'

const sample = async () => ({ WebsiteStat: [{ years: 7 }] })
let operator: ReturnType<typeof openOperator>

const maker = openOperator()
const sourceConfig = maker.createConfig('made')

beforeAll(async () => {
  await makeData(sourceConfig, ['cv.txt', 'letter.txt'])
})
afterAll(async () => {
  maker.close()
})
beforeEach(() => {
  operator = openOperator()
})
afterEach(() => operator.close())

const inRoot = (name: string) => join(operator.root, name)

function plantCopies(dataDir: string) {
  const old = new Date(Date.now() - 15 * 24 * 60 * 60_000)
  for (const name of ['before-0024-pay.tar', 'before-upgrade.tar', 'copy.0a1b2c3d.draft', 'copy.1.draft']) {
    if (name.endsWith('.draft')) mkdirSync(join(dataDir, name))
    else writeFileSync(join(dataDir, name), '')
    utimesSync(join(dataDir, name), old, old)
  }
}

test('a backup of a running site is restored as it was, checked, and recorded', async () => {
  const [config, other] = [operator.createCopy(sourceConfig), operator.createConfig('other')]
  const server = await startServer({ config, sample, logger: false })
  const [code, ...said] = await operator.run(config, 'backup', inRoot('one.tar'))
  await server.close()
  const before = await readAllData(config)
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
  const after = await readAllData(other)
  expect({ ...after, acts: [] }).toEqual({ ...before, acts: [] })
  expect(after.acts[0]).toMatch(/^data restore: \d+ tables with \d+ rows and 2 files, as they were at 20/)
  plantCopies(other.dataDir)
  await (await startServer({ config: other, sample, logger: false })).close()
  expect(await operator.run(other, 'check')).toEqual([0, 'Every row can be read and every file opened.'])
  expect(
    readdirSync(config.dataDir)
      .filter((name) => !name.startsWith('lock'))
      .toSorted(),
  ).toEqual(['database', 'files'])
  expect(
    readdirSync(other.dataDir)
      .filter((name) => !name.startsWith('lock'))
      .toSorted(),
  ).toEqual(['before-upgrade.tar', 'copy.1.draft', 'database', 'files'])
})

const isStored = (path: string) => /[\da-f]{32}$/.test(path)

test('a backup to an age key is opened by that key alone, and a file that is gone is named', async () => {
  const [config, other] = [operator.createCopy(sourceConfig), operator.createConfig('other')]
  const [lost = ''] = readdirSync(join(config.dataDir, 'files'), { recursive: true }).map(String).filter(isStored)
  rmSync(join(config.dataDir, 'files', lost))
  const [key, strange] = [await makeKey(), await makeKey()]
  writeFileSync(inRoot('key'), `# created: today\n${key}\n`)
  writeFileSync(inRoot('strange'), strange)
  writeFileSync(inRoot('none'), 'a word\n')
  const path = inRoot('one.age')
  const [code, , missing] = await operator.run(config, 'backup', path, '--to', await identityToRecipient(key))
  expect([code, missing]).toEqual([
    1,
    `The file ${basename(lost)} is named by a row and is not there: it is not in the backup.`,
  ])
  expect((await readAllData(config)).acts).toEqual([
    expect.stringMatching(/^data backup in part: .* and 1 file, without 1 file that rows name, encrypted\.$/),
  ])
  expect(readFileSync(path).includes('ada@engine.example')).toBe(false)
  const cut = inRoot('cut.age')
  writeFileSync(cut, readFileSync(path).subarray(0, statSync(path).size - 1000))
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
  expect(await operator.run(other, 'restore', path, '--key', inRoot('none'))).toEqual([
    1,
    `${inRoot('none')} holds no age identity that can be read: expected AGE-SECRET-KEY-1….`,
  ])
  await expect(operator.run(config, 'backup', inRoot('two'), '--to', 'age1nobody')).rejects.toThrow(
    'age1nobody is no age recipient: expected one such as age1….',
  )
  const [, , named, restored] = await operator.run(other, 'restore', path, '--key', inRoot('key'))
  expect([named, String(restored).includes(' and 1 file.')]).toEqual([
    `The file ${basename(lost)} was not there when the backup was made.`,
    true,
  ])
  expect(await withoutActs(other)).toEqual(await withoutActs(config))
})

test('a restore goes into an empty place alone, and one that ended just before its files had theirs is finished', async () => {
  const [config, other] = [operator.createCopy(sourceConfig), operator.createConfig('other')]
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
  writeFileSync(join(other.dataDir, 'restore.draft', 'id'), 'any')
  await expect(startServer({ config: other, sample, logger: false })).rejects.toThrow(
    `A restore into ${other.dataDir} is under way or was cut short: let it end, or run npm run data -- restore FILE again; it begins again, or finishes what is missing.`,
  )
  const place = join(other.dataDir, 'files', name)
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'note'), '')
  expect(await operator.run(other, 'restore', inRoot('one.tar'))).toEqual([
    1,
    `The rows are restored, but ${place} holds other files: move that folder away and restore again, which gives the restored files their place.`,
  ])
  rmSync(join(place, 'note'))
  expect((await operator.run(other, 'restore', inRoot('one.tar'))).slice(0, 2)).toEqual([
    0,
    'The rows of a restore that was cut short were there already, and its files have their place now: it is finished.',
  ])
  expect(await withoutActs(other)).toEqual(await withoutActs(config))
})

test('words that mean nothing are answered with what there is', async () => {
  const config = operator.createConfig('data')
  const usage = await operator.run(config)
  expect([usage[0], usage.filter((line) => String(line).startsWith('  npm')).length]).toEqual([2, 5])
  for (const args of [
    ['toString'],
    ['backup'],
    ['backup', 'a', 'b'],
    ['check', 'a'],
    ['restore', 'a', '--to', 'b'],
    ['move', 'postgres://moss@db.example/site'],
  ])
    expect(await operator.run(config, ...args)).toEqual(usage)
  expect([
    await operator.run(config, 'move'),
    await operator.run(config, 'backup', inRoot('one.tar')),
    await operator.run(config, 'restore', inRoot('nowhere.tar')),
    await operator.run(config, 'restore', operator.root),
  ]).toEqual([
    [
      1,
      'Say in the environment where to: MOVE_TO=postgres://… npm run data -- move. As an argument it would show its password to anyone who lists processes.',
    ],
    [
      1,
      `Writes every table and the files of applications to the new file ${inRoot('one.tar')}; the site is not changed.`,
      `There is no database in ${config.dataDir} yet.`,
    ],
    [1, `${inRoot('nowhere.tar')} cannot be read: name a backup that this user may read.`],
    [1, `${operator.root} is a folder: name the file of a backup.`],
  ])
})
