import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createSubscribeCall,
  callToEnd,
  getSubscribeOperation,
  readSubscriptions,
  type UnsubscribeTarget,
  type AlertRequest,
} from '#contract/job-alerts.ts'
import { decodeSubscriptionsReply } from '#contract/job-subscription.ts'
import { call, read } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { sampleContent } from '#content/sample-content.ts'
import { solveCaptcha } from '../captcha/solve-captcha.testing.ts'
import { importContent } from '../content/import-content.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import type { SiteService } from '../service/site-service.ts'

const day = 24 * 60 * 60_000
const logged: object[] = []
let database: Database
let service: SiteService
// Proofs run out by the clock of the machine too: a day that is written here would end with them.
let now = Date.now()
let jobs: ReadonlyArray<{ readonly JobPosting_ID: string; readonly JobFunction: string }>

beforeAll(async () => {
  database = await openTestDatabase('subscriptions_test')
  await importContent(database, sampleContent(now))
  const clock = () => new Date(now)
  service = createSiteService({ database, clock, log: { error: (details) => void logged.push(details) } })
  ;({ JobPostingHeader: jobs } = await service.rows(['JobPostingHeader']))
})
afterAll(() => database.close())
beforeEach(async () => {
  now += 2 * day
  for (const table of ['mail_outbox', 'subscriber', 'attempt_count'] as const)
    await database.db.deleteFrom(table).execute()
})

const answer = async (operation: Operation) => {
  const { status, reply } = await service.transact({ Operations: [operation] })
  return { status, payload: reply.Payload, message: reply.Msg }
}
const prove = async (purpose: string) => solveCaptcha(await service.challenge(purpose))
const requestAlerts = async (wanted: AlertRequest) => {
  now += 1000
  return answer(createSubscribeCall(wanted, await prove(getSubscribeOperation(wanted))))
}
const end = (ended: UnsubscribeTarget) => answer(callToEnd(ended))
const mails = () => database.db.selectFrom('mail_outbox').select(['recipient', 'subscriber_id']).execute()
const subscribers = () => database.db.selectFrom('subscriber').selectAll().execute()
const listSubscriptionRows = async (id: string) =>
  decodeSubscriptionsReply((await answer(readSubscriptions(id))).payload)

const email = 'ada@engine.example'
const related = (at: number, to = email): AlertRequest => ({ kind: 'related', email: to, id: jobs[at]!.JobPosting_ID })
const general = (search: string): AlertRequest => ({ kind: 'search', email, id: 'generic', search })

test('[J7-24][J7-27][J7-31][J3-26][J6-06] one subscription per address and subject, however often it is asked for and in whatever case', async () => {
  expect(await requestAlerts(related(0))).toEqual({ status: 200, payload: 'true', message: '' })
  await requestAlerts(related(0, ' ADA@Engine.example '))
  now += 1000
  await requestAlerts(related(1))
  const [ada, ...others] = await subscribers()
  expect(others).toEqual([])
  expect(ada?.id).toMatch(/^[0-9a-f]{32}$/)
  expect(await listSubscriptionRows(ada!.id)).toEqual(
    [0, 1].map((at) => ({
      PrimaryKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      JobPosting_ID: jobs[at]!.JobPosting_ID,
      JobFunction: jobs[at]!.JobFunction,
      EmailAddress: email,
      Search: null,
    })),
  )
  expect(await mails()).toHaveLength(2)
})

test('[J7-25][J7-26][J7-29] a general subscription keeps its search in words; the same search in another order is the same subject', async () => {
  await requestAlerts(general('state=virginia&search=ships'))
  await requestAlerts(general('search=Ships&state=VIRGINIA&page=2'))
  await requestAlerts(general(''))
  const [ada] = await subscribers()
  const rows = await listSubscriptionRows(ada!.id)
  expect(rows.map(({ JobFunction, JobPosting_ID }) => [JobFunction, JobPosting_ID])).toContainEqual([
    'All jobs',
    'generic',
  ])
  expect(rows.map(({ JobFunction }) => JobFunction)).toContainEqual('Jobs in Virginia for “ships”')
  expect(
    await answer(call('SubscribeToJobAlerts', email, 'other', 'true', await prove('SubscribeToJobAlerts'))),
  ).toEqual(expect.objectContaining({ status: 422 }))
})

test('[J7-18][J5-06][J5-07] a job goes by mail with or without a subscription to those like it', async () => {
  const id = jobs[0]!.JobPosting_ID
  await requestAlerts({ kind: 'job', email, id, subscribe: false })
  expect([await subscribers(), await mails()]).toEqual([[], [{ recipient: email, subscriber_id: null }]])
  await requestAlerts({ kind: 'job', email, id, subscribe: true })
  const [ada] = await subscribers()
  expect(await mails()).toContainEqual({ recipient: email, subscriber_id: ada!.id })
})

test('[J7-21][J7-23][J7-34][J2.7-06][J2.7-10] one ends by its key, all by the subscription id, and the address is forgotten with its mail', async () => {
  for (const at of [0, 1, 2]) await requestAlerts(related(at))
  const { id } = (await subscribers())[0]!
  const [first] = await listSubscriptionRows(id)
  expect(await end({ key: first!.PrimaryKey })).toEqual({ status: 200, payload: 'true', message: '' })
  expect((await listSubscriptionRows(id)).map(({ JobPosting_ID }) => JobPosting_ID)).toEqual([
    jobs[1]!.JobPosting_ID,
    jobs[2]!.JobPosting_ID,
  ])
  await end({ id })
  await end({ id })
  expect([await subscribers(), await mails(), await listSubscriptionRows(id)]).toEqual([[], [], []])
  await requestAlerts(related(0))
  const again = (await subscribers())[0]!
  expect(again.id).not.toBe(id)
  await end({ key: (await listSubscriptionRows(again.id))[0]!.PrimaryKey })
  expect(await subscribers()).toEqual([])
})

test('[J6-07] nobody reads the rows of others: not all rows, not by a key, not several at a time', async () => {
  await requestAlerts(related(0))
  const { id } = (await subscribers())[0]!
  const [row] = await listSubscriptionRows(id)
  expect(await listSubscriptionRows(row!.PrimaryKey)).toEqual([])
  expect(await listSubscriptionRows(jobs[0]!.JobPosting_ID)).toEqual([])
  const answers = [await answer(read('JobPostingSubscription')), await answer(read('JobPostingSubscription', [id, id]))]
  expect(answers.map(({ status, payload }) => [status, payload])).toEqual([
    [400, ''],
    [422, ''],
  ])
})

test('[C7.2-18] nobody can have a strange mailbox flooded: six mails a day, one confirmation a day of the same', async () => {
  for (let count = 0; count < 3; count += 1) await requestAlerts(related(0))
  expect(await mails()).toHaveLength(1)
  const answers = []
  for (let at = 1; at < 8; at += 1) answers.push((await requestAlerts(related(at))).status)
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(await mails()).toHaveLength(6)
  now += day + 1
  expect((await requestAlerts(related(0))).status).toBe(200)
  expect(await mails()).toHaveLength(7)
})

test('bad input is refused in plain words, keeps nothing and leaves the log clean', async () => {
  const id = jobs[0]!.JobPosting_ID
  const refused: Array<[string, string, string, string]> = [
    ['SubscribeToJob', 'ada', id, 'true'],
    ['SubscribeToJob', '', id, 'true'],
    ['SubscribeToJob', 'ada@engine.example\r\nBcc: all@firm.example', id, 'true'],
    ['SubscribeToJob', `${'a'.repeat(400)}@engine.example`, id, 'true'],
    ['SubscribeToJob', email, 'no such posting', 'true'],
    ['SubscribeToJob', email, '', 'true'],
    ['SubscribeToJob', email, id, 'maybe'],
    ['SubscribeToJobAlerts', email, id, ''],
    ['SubscribeToJobAlerts', email, 'no such posting', 'false'],
  ]
  const answers = []
  for (const [name, ...args] of refused) answers.push(await answer(call(name, ...args, await prove(name))))
  for (const key of ['', 'none', 'a'.repeat(400), "' or 1=1"])
    answers.push(await answer(call('UnsubscribeFromJob', key, 'true')))
  answers.push(await answer(call('UnsubscribeFromJob', 'a'.repeat(32), 'perhaps')))
  for (const { status, message } of answers)
    expect([status, message]).toEqual([422, expect.stringMatching(/\.|Please/)])
  expect([await subscribers(), await mails(), logged]).toEqual([[], [], []])
})

test('[C6-03.a] without a proof, with one for something else or a used one nothing is subscribed to', async () => {
  const proof = await prove('SubscribeToJobAlerts')
  const wanted = related(0)
  expect((await answer(createSubscribeCall(wanted, ''))).status).toBe(422)
  expect((await answer(createSubscribeCall(wanted, await prove('SubscribeToJob')))).status).toBe(422)
  expect((await answer(createSubscribeCall(wanted, proof))).status).toBe(200)
  expect((await answer(createSubscribeCall(related(1), proof))).status).toBe(422)
})

test('an address has fifty job alerts at most', async () => {
  await requestAlerts(related(0))
  const { id } = (await subscribers())[0]!
  const at = new Date(now).toISOString()
  for (let count = 1; count < 50; count += 1) {
    await database.db
      .insertInto('subscription_subject')
      .values({
        subject: `search ${count}`,
        JobPosting_ID: 'generic',
        JobFunction: 'x',
        Search: `${count}`,
        posting: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await database.db
      .insertInto('job_subscription')
      .values({
        PrimaryKey: `${count}`,
        subscriber_id: id,
        subject: `search ${count}`,
        created_at: at,
        confirmed_at: at,
        told_version: 1,
      })
      .execute()
  }
  expect((await requestAlerts(related(1))).message).toMatch(/as many job alerts as it can have/)
  expect(await listSubscriptionRows(id)).toHaveLength(50)
})
