import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { resolveTokenSecrets } from './token-secret.ts'

let dataDir: string
let database: Database

beforeAll(async () => {
  database = await openTestDatabase('token_secret_test')
})
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'secret-'))
  await database.db.deleteFrom('token_secret').execute()
})
afterEach(() => rmSync(dataDir, { recursive: true }))
afterAll(() => database.close())

const secret = async (tokenSecret: string | null = null, folder = dataDir) =>
  (await resolveTokenSecrets(database, { dataDir: folder, tokenSecret }))
    .map((bytes) => new TextDecoder().decode(bytes))
    .join(' ')
const listStoredSecrets = async () =>
  (await database.db.selectFrom('token_secret').select('secret').execute()).map((row) => row.secret)
const storeSecret = (text: string) => database.db.insertInto('token_secret').values({ id: 1, secret: text }).execute()
const catchErrorMessage = (given: Promise<string>) => given.catch((error: Error) => `${error.name}: ${error.message}`)

const long = 'a-secret-of-more-than-32-characters'
const another = 'another-secret-of-more-than-32-bytes'

test('processes that start at once on one database sign with the same secret, wherever their folders are', async () => {
  const found = await Promise.all([secret(), secret(null, join(dataDir, 'elsewhere')), secret()])
  expect([new Set(found).size, (found[0] ?? '').length, await listStoredSecrets()]).toEqual([1, 64, [found[0]]])
})

test('the secret that is given wins, and is not kept', async () => {
  expect([await secret(long), await listStoredSecrets()]).toEqual([long, []])
})

test('of several secrets that are given the first one signs', async () => {
  expect(await secret(`${long} ${another}`)).toEqual(`${long} ${another}`)
})

test('the secret that a data folder holds moves into the database, and nobody is signed out', async () => {
  const file = join(dataDir, 'token-secret')
  writeFileSync(file, `${long}\n`)
  expect([await secret(), await secret(), await listStoredSecrets(), existsSync(file)]).toEqual([
    long,
    long,
    [long],
    false,
  ])
})

test('the secret in the database wins over that of a folder', async () => {
  await storeSecret(long)
  writeFileSync(join(dataDir, 'token-secret'), another)
  expect(await secret()).toEqual(long)
})

test('a short secret is refused with one sentence, wherever it stands', async () => {
  const file = join(dataDir, 'token-secret')
  writeFileSync(file, 'short')
  const ofFile = await catchErrorMessage(secret())
  rmSync(file)
  await storeSecret('x'.repeat(31))
  expect([ofFile, await catchErrorMessage(secret()), await catchErrorMessage(secret(`${long} short`))]).toEqual([
    `BadConfig: The token secret in ${file} is 5 bytes long, and tokens signed with it could be forged: expected at least 32.`,
    'BadConfig: The token secret in the table token_secret is 31 bytes long, and tokens signed with it could be forged: expected at least 32.',
    'BadConfig: TOKEN_SECRET is 5 bytes long, and tokens signed with it could be forged: expected at least 32.',
  ])
})
