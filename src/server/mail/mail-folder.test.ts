import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cheap, enrolApplicant } from '../accounts/enrol-applicant.testing.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { mailFolderPath, tidyMailFolder, writeToFolder } from './mail-folder.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const day = 24 * 60 * 60_000
const signal = new AbortController().signal

let database: Database
let root: string
let folder: string

beforeAll(async () => {
  database = await openTestDatabase('mail_folder')
  root = mkdtempSync(join(tmpdir(), 'mail-folder-'))
  const ada = { firstName: 'Ada', lastName: 'Moss', email: 'Ada@Example.org', password: 'correct horse' }
  await enrolApplicant(database.db, ada, now, cheap)
})
afterAll(async () => {
  await database.close()
  rmSync(root, { recursive: true })
})
beforeEach(() => {
  folder = mailFolderPath(mkdtempSync(join(root, 'data-')))
})

async function written(id: string, to: string, age: number) {
  const send = writeToFolder(folder, {
    firmName: 'Larch & Sons',
    from: 'website@firm.example',
    origin: () => 'https://firm.example',
  })
  await send({ id, to, replyTo: null, subject: 'Your temporary password', text: 'abcd-efgh' }, signal)
  const at = new Date(now.getTime() - age * day)
  utimesSync(join(folder, `${id}.eml`), at, at)
}

test.each([
  ['Larch & Sons', 'From: "Larch & Sons" <website@firm.example>'],
  ['Larch, Inc. <b>', 'From: "Larch, Inc. <b>" <website@firm.example>'],
  ['Lärche', 'From: =?UTF-8?Q?L=C3=A4rche?= <website@firm.example>'],
])('a mail of the firm %s comes from its name', async (firmName, from) => {
  const send = writeToFolder(folder, { firmName, from: 'website@firm.example', origin: () => 'https://firm.example' })
  await send({ id: '1', to: 'ada@example.org', replyTo: null, subject: 'Hello', text: 'Hello' }, signal)
  expect(readFileSync(join(folder, '1.eml'), 'utf8').split('\r\n')).toContain(from)
})

const tidy = async () => {
  await tidyMailFolder({ folder, db: database.db, firmAddresses: ['People@firm.example'] }, now, signal)
  return readdirSync(folder)
    .map((name) => name.replace('.eml', ''))
    .toSorted()
}

test('mail to accounts stays a week, mail to the firm as long as what visitors write, any other a day', async () => {
  for (const [age, name] of [
    [0.9, 'hours'],
    [1.1, 'a day'],
    [6.9, 'days'],
    [7.1, 'a week'],
    [179.9, 'months'],
    [180.1, 'half a year'],
  ] as const) {
    await written(`account, ${name}`, 'ada@example.org', age)
    await written(`firm, ${name}`, 'people@firm.example', age)
    await written(`stranger, ${name}`, 'somebody@example.org', age)
  }
  expect(await tidy()).toEqual([
    'account, a day',
    'account, days',
    'account, hours',
    'firm, a day',
    'firm, a week',
    'firm, days',
    'firm, hours',
    'firm, months',
    'stranger, hours',
  ])
})

test('mail to a former e-mail of an account and to a subscriber stays a week, and goes with the account', async () => {
  const { db } = database
  const cleo = { firstName: 'Cleo', lastName: 'Marsh', email: 'cleo@example.org', password: 'correct horse' }
  const id = (await enrolApplicant(db, cleo, now, cheap)) ?? ''
  const at = now.toISOString()
  const [email, email_key] = ['Former@example.org', 'former@example.org']
  await db.insertInto('former_email').values({ Applicant_ID: id, email, email_key, changed_at: at }).execute()
  await db
    .insertInto('subscriber')
    .values({
      id: 's',
      EmailAddress: 's@example.org',
      email_key: 's@example.org',
      created_at: at,
      gathered_at: at,
      asked_at: null,
    })
    .execute()
  for (const name of ['cleo', 'former', 's']) await written(name, `${name}@example.org`, 2)
  expect(await tidy()).toEqual(['cleo', 'former', 's'])
  await db.deleteFrom('Applicant').where('Applicant_ID', '=', id).execute()
  await db.deleteFrom('subscriber').execute()
  expect(await tidy()).toEqual([])
})

test('the longest address is read, and other files are left alone', async () => {
  const long = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(55)}.example`
  await enrolApplicant(
    database.db,
    { firstName: 'L', lastName: 'L', email: long, password: 'correct horse' },
    now,
    cheap,
  )
  await written('long', long, 2)
  mkdirSync(join(folder, 'notes'))
  expect(await tidy()).toEqual(['long', 'notes'])
})

test('where no mail was written there is nothing to do', async () => {
  await tidyMailFolder({ folder, db: database.db, firmAddresses: [] }, now, signal)
  expect(existsSync(folder)).toBe(false)
})
