import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../database/open-database.ts'
import { startPostgres, type TestPostgres } from '../database/start-postgres.testing.ts'
import { createAccountMails } from './account-mails.ts'
import { lockApplicant, noteAccountUse } from './applicants.ts'
import { cheap, enrolApplicant } from './enrol-applicant.testing.ts'
import { password } from './open-accounts.testing.ts'
import { endUnusedAccounts } from './unused-accounts.ts'

const used = new Date('2023-03-10T08:00:00Z')
const now = new Date('2026-11-22T12:00:00Z')
const over = { unused_warnings: 2, unused_ends_at: '2026-11-22T11:59:59Z' }

let postgres: TestPostgres
let database: Database

beforeAll(async () => {
  postgres = await startPostgres()
  database = await openDatabase({ databaseUrl: await postgres.createDatabase('unused_races') })
})
beforeEach(async () => {
  for (const table of ['Applicant', 'mail_outbox', 'unused_looked_at'] as const)
    await database.db.deleteFrom(table).execute()
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

const runCleanup = () =>
  endUnusedAccounts({
    database,
    clock: () => now,
    log: { error: (details) => expect(details).toBe(null) },
    mails: createAccountMails({ firmName: 'Tamarack', origin: () => 'https://tamarack.example' }),
    endAlerts: async () => false,
    endApplications: async () => false,
    unusedMonths: 36,
  })

let people = 0
async function unusedAccount() {
  const email = `ida${(people += 1)}@example.org`
  const id = await enrolApplicant(database.db, { firstName: 'Ida', lastName: 'Run', email, password }, used, cheap)
  return id ?? ''
}

const accounts = () => database.db.selectFrom('Applicant').select(['Applicant_ID', 'unused_warnings']).execute()

test('a sign-in that is under way is not waited for, and wins', async () => {
  const id = await unusedAccount()
  await database.db.updateTable('Applicant').set(over).execute()
  await database.db.transaction().execute(async (signingIn) => {
    await lockApplicant(signingIn, id)
    await runCleanup()
    await noteAccountUse(signingIn, id, now)
  })
  await runCleanup()
  expect(await accounts()).toEqual([{ Applicant_ID: id, unused_warnings: 0 }])
})

test('without it the account goes', async () => {
  await unusedAccount()
  await database.db.updateTable('Applicant').set(over).execute()
  await runCleanup()
  expect(await accounts()).toEqual([])
})

test('of several processes one warns, and each account is warned once', async () => {
  for (let made = 0; made < 20; made += 1) await unusedAccount()
  await Promise.all(Array.from({ length: 4 }, runCleanup))
  await runCleanup()
  const mails = await database.db.selectFrom('mail_outbox').select('recipient').execute()
  expect([
    new Set((await accounts()).map(({ unused_warnings }) => unused_warnings)),
    mails.length,
    new Set(mails.map(({ recipient }) => recipient)).size,
  ]).toEqual([new Set([1]), 20, 20])
})
