import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActRecorder } from '../control/acts.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { startPostgres } from '../database/start-postgres.testing.ts'
import { fillPlace } from '../firm/export-target.ts'
import { createAccountHandler } from './account-handler.ts'
import { addressFinder } from './find-person.ts'
import { createKeyHandler } from './key-handler.ts'
import { exportPerson } from './person-export.ts'
import { createPersonHandler } from './person-handler.ts'
import { getTableHolder } from './person-tables.ts'
import { countHolding, plantAddress } from './plant-address.testing.ts'
import { createQueueHandler } from './queue-handler.ts'
import { readSchema } from './read-schema.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'person-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const email = 'zoe.planted@moss.example'
const clock = () => new Date('2026-11-28T12:00:00Z')

const createDeps = ({ db }: Database) => ({
  db,
  clock,
  record: createActRecorder({ clock }),
  firmName: 'A firm',
  hasWebhook: true,
  origin: () => 'http://localhost',
})
const handlerOver = (database: Database) => createPersonHandler(createDeps(database))

const countTables = (tables: ReadonlyArray<string>) =>
  Object.fromEntries([...Map.groupBy(tables, (table) => table)].map(([table, all]) => [table, all.length]))

async function exported(handler: ReturnType<typeof handlerOver>) {
  const found = await handler.read({ email, operator: 'olga@host' })
  const path = join(root, 'out')
  const { signal } = new AbortController()
  const person = { found, mails: { hers: [], others: [] }, mailFolder: root, email, firmName: 'A firm' }
  const place = { dataDir: root, fileKeys: [], signal }
  await fillPlace({ path, recipient: null }, signal, (target) => exportPerson(handler, person, target, place))
  const listRows = (folder: string) =>
    (existsSync(join(path, folder)) ? readdirSync(join(path, folder)) : []).flatMap((name) =>
      (JSON.parse(readFileSync(join(path, folder, name), 'utf8')) as unknown[]).map(() => name.replace('.json', '')),
    )
  return [...listRows('data'), ...listRows('others')]
}

async function tryEverywhere(database: Database) {
  const handler = handlerOver(database)
  const schema = await readSchema(database.db)
  expect(schema.filter(({ name }) => getTableHolder(name).title === name)).toEqual([])
  const planted = countTables((await plantAddress(database.db, email)).map(([table]) => table))
  expect(planted).toEqual(
    Object.fromEntries(schema.filter(({ texts }) => texts.length > 0).map(({ name, texts }) => [name, texts.length])),
  )

  // A table of one row holds what was planted last.
  const rows = await countHolding(database.db, email)
  const { tables } = await handler.count({ email })
  expect(Object.fromEntries(tables.map(({ table, hers, others }) => [table, hers + others]))).toEqual(rows)
  expect(countTables(await exported(handler))).toEqual(rows)

  const asked = { email, operator: 'olga@host' }
  const before = await countHolding(database.db, email)
  const tried = await handler.delete({ ...asked, isMeant: false })
  expect(await countHolding(database.db, email)).toEqual(before)
  const done = await handler.delete({ ...asked, isMeant: true })
  expect([{ ...done, left: [] }, done.left.map(({ table }) => table)]).toEqual([
    { ...tried, left: [] },
    tried.left.map(({ table }) => table),
  ])
  expect(Object.fromEntries(done.left.map(({ table, count }) => [table, count]))).toEqual(
    await countHolding(database.db, email),
  )
  for (const { table, count } of done.left)
    if (table !== 'mail_outbox') expect([table, count + (done.deleted[table] ?? 0)]).toEqual([table, rows[table]])
  return done
}

const deletedAlone = {
  Applicant: 1,
  business_profile: 1,
  contact_message: 1,
  mail_outbox: 2,
  subscriber: 2,
  temporary_password: 1,
}

test('an address in any column of any table is found and exported, and goes or is told with the reason why it stays', async () => {
  const database = await openTestDatabase('person_everywhere')
  const { deleted, left } = await tryEverywhere(database)
  expect(deleted).toEqual(deletedAlone)
  expect(left.length).toBeGreaterThan(20)
  const acts = await database.db.selectFrom('operator_act').selectAll().where('operator', '=', 'olga@host').execute()
  expect(acts.map(({ command }) => command)).toEqual(['person export', 'person delete'])
  expect(acts.filter(({ summary }) => /zoe|moss/i.test(summary))).toEqual([])
  await database.close()
})

test('the same on PostgreSQL', async () => {
  const postgres = await startPostgres()
  const database = await openDatabase({ databaseUrl: await postgres.createDatabase('person_everywhere') })
  expect((await tryEverywhere(database)).deleted).toEqual(deletedAlone)
  const parts = createDeps(database)
  const queue = createQueueHandler(parts)
  const { abandoned, waiting } = await queue.list({ queue: 'mail' })
  const { retried } = await queue.retry({ queue: 'mail', id: null, operator: 'olga@host' })
  expect([retried, await queue.list({ queue: 'mail' })]).toEqual([
    abandoned,
    expect.objectContaining({ abandoned: 0, waiting: waiting + abandoned }),
  ])
  await expect(createKeyHandler(database.db).read()).rejects.toThrow('Key 1 of the keys for files cannot be read')
  await database.db.deleteFrom('file_key').execute()
  const { uses } = await createKeyHandler(database.db).read()
  expect([...new Set(uses.map(({ table }) => table))]).toEqual(['application_secret', 'attachment'])
  expect(await createAccountHandler(parts).show({ email })).toEqual({ account: null })
  await database.close()
  await postgres.stop()
})

test.each([
  ['alone', 'zoe.planted@moss.example', true],
  ['in capitals', 'ZOE.Planted@Moss.Example ', true],
  ['in a sentence', 'Ask <zoe.planted@moss.example>.', true],
  ['in JSON in JSON', JSON.stringify({ a: JSON.stringify(['Write to\nzoe.planted@moss.example']) }), true],
  ['in an address', '/careers?email=zoe.planted%40moss.example', true],
  ['in a longer address', 'mzoe.planted@moss.example', false],
  ['of a longer domain', 'zoe.planted@moss.example.org', false],
  ['with another sign for its dot', 'zoe-planted@moss.example', false],
])('an address %s is named or not', (_, text, isNamed) => {
  expect(addressFinder(email).isMentioned({ text })).toBe(isNamed)
})
