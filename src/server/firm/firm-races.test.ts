import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lockApplicant } from '../accounts/applicants.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { startPostgres, type TestPostgres } from '../database/start-postgres.testing.ts'
import { createFirmMails } from './daily-mail.ts'
import { day, createApplicant, storeApplication } from './keep-application.testing.ts'
import { mailNews } from './mail-news.ts'
import { sendDueWebhooks } from './start-webhooks.ts'
import { createStatusMails } from './status-mails.ts'
import { applyDecision } from './application-decisions.ts'

let postgres: TestPostgres
let firstDatabase: Database
let secondDatabase: Database
let ada: string

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase('firm_races')
  firstDatabase = await openDatabase({ databaseUrl })
  secondDatabase = await openDatabase({ databaseUrl })
  ada = await createApplicant(firstDatabase.db, ['Ada', 'Moss', 'ada@engine.example'])
  await firstDatabase.db
    .updateTable('Applicant')
    .set({ email_confirmed_at: day('2026-11-01') })
    .execute()
})
afterAll(async () => {
  await Promise.all([firstDatabase.close(), secondDatabase.close()])
  await postgres.stop()
})

const rounds = 10
const now = new Date(day('2026-11-20'))
const mails = createStatusMails({ firmName: 'A firm', origin: () => 'https://firm.example' })

async function empty() {
  for (const table of ['application', 'firm_news', 'webhook_outbox', 'mail_outbox'] as const)
    await firstDatabase.db.deleteFrom(table).execute()
}
beforeEach(empty)

const record = async () => undefined
const notifyOffer = ({ db }: Database) =>
  applyDecision(
    { db, mails, record, clock: () => now },
    { application: 'a', posting: null, state: 'offer', tell: true },
  )

const withdraw = ({ db }: Database) =>
  db.transaction().execute(async (transaction) => {
    await lockApplicant(transaction, ada)
    const at = now.toISOString()
    const withdrawn = { state: 'withdrawn', told_state: 'withdrawn', ended_at: at } as const
    await transaction.updateTable('application').set(withdrawn).where('Application_ID', '=', 'a').execute()
  })

const readStatus = async () =>
  (await firstDatabase.db.selectFrom('application').select(['state', 'told_state']).execute())[0]
const mailed = async () => (await firstDatabase.db.selectFrom('mail_outbox').select('subject').execute()).length

async function race<Result>(run: () => Promise<Result>) {
  const results: Result[] = []
  for (let round = 0; round < rounds; round += 1) {
    await empty()
    results.push(await run())
  }
  return results
}

test('B34: two processes that take the same row at once tell once', async () => {
  const results = await race(async () => {
    await storeApplication(firstDatabase.db, { Application_ID: 'a', Applicant_ID: ada })
    const taken = await Promise.all([
      notifyOffer(firstDatabase),
      notifyOffer(secondDatabase),
      notifyOffer(firstDatabase),
      notifyOffer(secondDatabase),
    ])
    return [...taken.map(String).toSorted(), await mailed()]
  })
  expect(new Set(results.map(String))).toEqual(new Set(['told,unchanged,unchanged,unchanged,1']))
})

test('B33: an applicant who withdraws while the firm tells is withdrawn, and nobody waits for ever', async () => {
  const results = await race(async () => {
    await storeApplication(firstDatabase.db, { Application_ID: 'a', Applicant_ID: ada })
    const [taken] = await Promise.all([notifyOffer(firstDatabase), withdraw(secondDatabase)])
    return [await readStatus(), (await mailed()) === (taken === 'told' ? 1 : 0)]
  })
  const withdrawn = [{ state: 'withdrawn', told_state: 'withdrawn' }, true]
  expect(results).toEqual(Array.from({ length: rounds }, () => withdrawn))
})

test('two processes tell the firm’s system each event once', async () => {
  const at = now.toISOString()
  const ids = Array.from({ length: 30 }, (_, index) => `${index}`)
  await firstDatabase.db
    .insertInto('webhook_outbox')
    .values(ids.map((id) => ({ id, body: '{}', created_at: at, due_at: at })))
    .execute()
  const sent: string[] = []
  const sendAll = (database: Database) =>
    sendDueWebhooks({
      database,
      clock: () => now,
      log: { error: () => undefined },
      send: async ({ id }) => void sent.push(id),
    })
  const tried = await Promise.all([
    sendAll(firstDatabase),
    sendAll(secondDatabase),
    sendAll(firstDatabase),
    sendAll(secondDatabase),
  ])
  expect([sent.toSorted(), tried.reduce((all, count) => all + count, 0)]).toEqual([ids.toSorted(), 30])
})

test('B36: two processes mail the news of a day once', async () => {
  const firmMails = createFirmMails({ firmName: 'A firm', to: 'careers@firm.example' })
  const write = (database: Database) => mailNews({ database, clock: () => now, mails: firmMails }, now)
  const results = await race(async () => {
    const news = { what: 'submitted', JobPosting_ID: '7', job: 'Cost Analyst', reason: null } as const
    await firstDatabase.db
      .insertInto('firm_news')
      .values({ ...news, at: now.toISOString() })
      .execute()
    await Promise.all([write(firstDatabase), write(secondDatabase), write(firstDatabase), write(secondDatabase)])
    return mailed()
  })
  expect(new Set(results)).toEqual(new Set([1]))
})
