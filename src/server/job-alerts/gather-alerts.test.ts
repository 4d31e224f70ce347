import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callToEnd } from '#contract/job-alerts.ts'
import { findJob } from '#domain/jobs/find-job.ts'
import { importContent } from '../content/import-content.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import type { SiteService } from '../service/site-service.ts'
import { postingSubject, searchSubject } from './subjects.ts'
import { subscribe } from './subscriptions.ts'
import { gatherAlerts } from './gather-alerts.ts'
import { createMailTemplates } from './mail-templates.ts'
import { posting } from './posting.testing.ts'

const hour = 60 * 60_000
const day = 24 * hour
const ada = 'ada@engine.example'
const eve = 'eve@engine.example'
let database: Database
let service: SiteService
let now = Date.parse('2026-11-23T09:00:00Z')
let round = 0
let open: Array<ReturnType<typeof posting>> = []

const clock = () => new Date(now)
const createService = (on: Database) => createSiteService({ database: on, clock, origin: () => 'https://firm.example' })
const importOpen = () => importContent(database, { JobPostingHeader: open }, { prune: true, clock })

beforeAll(async () => {
  database = await openTestDatabase('gather_alerts_test')
  service = createService(database)
})
afterAll(() => database.close())
beforeEach(async () => {
  now += 2 * day
  round += 1
  for (const table of ['mail_outbox', 'subscriber', 'subscription_subject'] as const)
    await database.db.deleteFrom(table).execute()
  open = []
  await bring('0', 'Cost Analyst')
})

const getJobId = (name: string) => `${round}-${name}`
async function bring(name: string, like: string, more: Parameters<typeof posting>[2] = {}) {
  now += 1000
  open = [
    posting(getJobId(name), like, { JobFunction: `${like} ${name}`, modified: clock().toISOString(), ...more }),
    ...open,
  ]
  await importOpen()
}
async function removeJob(name: string) {
  const gone = open.filter(({ JobPosting_ID }) => JobPosting_ID === getJobId(name))
  open = open.filter((job) => !gone.includes(job))
  await importOpen()
  return async () => {
    open = [...gone, ...open]
    await importOpen()
  }
}
const content = () => service.rows(['JobPostingHeader', 'Location'])
async function likeJob(email = ada, name = '0') {
  const job = findJob((await content()).JobPostingHeader, getJobId(name))
  now += 1000
  return database.db.transaction().execute((db) => subscribe(db, email, postingSubject(job!), clock()))
}
async function search(query: string, email = ada) {
  const { JobPostingHeader: postings, Location: locations } = await content()
  const subject = searchSubject(service.openBoard({ postings, locations }), query, 'generic')
  now += 1000
  return database.db.transaction().execute((db) => subscribe(db, email, subject, clock()))
}
async function atTheHour(by = service) {
  now += day
  await by.gatherAlerts()
  return sent()
}
async function sent() {
  const mails = await database.db.deleteFrom('mail_outbox').returningAll().execute()
  return mails.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted()
}

test('new jobs like one come once a day, in one mail, the newest first; a second import of the day with them', async () => {
  await likeJob()
  await bring('1', 'Cost Analyst')
  await bring('2', 'Cost Analyst', { City: 'Ogden' })
  await bring('3', 'Gardener')
  expect(await atTheHour()).toEqual([`${ada}: Cost Analyst 2 in Ogden and 1 more`])
  expect(await atTheHour()).toEqual([])
  await bring('4', 'Cost Analyst')
  expect(await atTheHour()).toEqual([`${ada}: Cost Analyst 4 in Dayton`])
})

test('what is imported after the hour waits for the next', async () => {
  await likeJob()
  await bring('1', 'Cost Analyst')
  expect(await atTheHour()).toHaveLength(1)
  const thisHour = clock()
  await bring('2', 'Cost Analyst')
  await service.gatherAlerts(thisHour)
  expect(await sent()).toEqual([])
  expect(await atTheHour()).toEqual([`${ada}: Cost Analyst 2 in Dayton`])
})

test('what was there before the subscription, the job itself, what has closed and what came back is not sent', async () => {
  await bring('1', 'Cost Analyst')
  await bring('2', 'Cost Analyst')
  const restoreFormer = await removeJob('2')
  await likeJob()
  await restoreFormer()
  await bring('3', 'Cost Analyst')
  await removeJob('3')
  const undoRemoval = await removeJob('0')
  await undoRemoval()
  expect(await atTheHour()).toEqual([])
})

test('a job that closed before the hour is not sent when it comes back later', async () => {
  await likeJob()
  await bring('1', 'Cost Analyst')
  const restoreFormer = await removeJob('1')
  expect(await atTheHour()).toEqual([])
  await restoreFormer()
  await bring('2', 'Cost Analyst')
  expect(await atTheHour()).toEqual([`${ada}: Cost Analyst 2 in Dayton`])
})

test('a search brings what current opportunities finds, also for a city that had no job when it was asked for', async () => {
  await search('search=gardener')
  await search('city=Juneau', eve)
  await bring('1', 'Gardener', { City: 'Akron' })
  await bring('2', 'Cost Analyst', { City: 'Juneau', State: 'Alaska', State_ID: 'AK' })
  expect(await atTheHour()).toEqual([`${ada}: Gardener 1 in Akron`, `${eve}: Cost Analyst 2 in Juneau`])
  await bring('3', 'Cook', { City: 'Akron' })
  expect(await atTheHour()).toEqual([])
})

test('a job that belongs to two subscriptions is listed once, and one mail brings those of all', async () => {
  await likeJob()
  await search('')
  await bring('1', 'Cost Analyst')
  await bring('2', 'Gardener')
  now += day
  await service.gatherAlerts()
  const [mail, ...more] = await database.db.selectFrom('mail_outbox').selectAll().execute()
  expect(more).toEqual([])
  expect([mail?.subject, mail?.class]).toEqual(['Gardener 2 in Dayton and 1 more', 3])
  expect(mail?.body.match(/^https:.*job.*$/gm)).toEqual(
    ['2', '1'].map((name) => `https://firm.example/careers/job/${getJobId(name)}`),
  )
  expect(mail?.body).toContain('job alerts: jobs like\nCost Analyst 0; all jobs.')
})

test('who has ended her alerts hears nothing more, also of what was written already', async () => {
  const { subscriberId } = await likeJob()
  await likeJob(eve)
  await bring('1', 'Cost Analyst')
  await service.transact({ Operations: [callToEnd({ id: subscriberId })] })
  expect(await atTheHour()).toEqual([`${eve}: Cost Analyst 1 in Dayton`])
  const again = await likeJob()
  await bring('2', 'Cost Analyst')
  now += day
  await service.gatherAlerts()
  await service.transact({ Operations: [callToEnd({ id: again.subscriberId })] })
  expect(await sent()).toEqual([`${eve}: Cost Analyst 2 in Dayton`])
})

test('several that gather at once write one mail to each, chunk by chunk', async () => {
  const people = Array.from({ length: 430 }, (_, at) => `a${at}@engine.example`)
  for (const email of people) await likeJob(email)
  await bring('1', 'Cost Analyst')
  now += day
  await Promise.all([service, createService(database), createService(database)].map((one) => one.gatherAlerts()))
  expect(await sent()).toEqual(people.map((email) => `${email}: Cost Analyst 1 in Dayton`).toSorted())
})

test('an import that is committed while alerts are gathered loses nothing and comes the next time', async () => {
  await likeJob()
  await bring('1', 'Cost Analyst')
  now += day
  const asRead = async () => {
    const version = await database.contentVersion.read()
    const rows = await service.rows(['JobPostingHeader', 'Location'])
    await bring('2', 'Cost Analyst')
    return { version, rows }
  }
  const templates = createMailTemplates({ firmName: 'Larch', origin: () => '' })
  await gatherAlerts({ database, content: asRead, openBoard: service.openBoard, templates, clock }, clock())
  expect(await sent()).toEqual([`${ada}: Cost Analyst 1 in Dayton`])
  expect(await atTheHour()).toEqual([`${ada}: Cost Analyst 2 in Dayton`])
})

const marks = () =>
  database.db
    .selectFrom('subscriber')
    .innerJoin('job_subscription', 'subscriber.id', 'subscriber_id')
    .select(['gathered_at', 'told_version'])
    .execute()

test('a fault while mails are written leaves neither a mail nor a mark, and the next try writes them', async () => {
  await likeJob()
  await likeJob(eve)
  await bring('1', 'Cost Analyst')
  const before = await marks()
  const refuse = (table: string) => sql.raw(`alter table ${table} add constraint planted check (false) not valid`)
  const allow = (table: string) => sql.raw(`alter table ${table} drop constraint planted`)
  for (const table of ['mail_outbox', 'subscriber', 'job_subscription']) {
    await refuse(table).execute(database.db)
    await expect(atTheHour()).rejects.toThrow(/planted/)
    await allow(table).execute(database.db)
    expect([await sent(), await marks()]).toEqual([[], before])
  }
  expect(await atTheHour()).toHaveLength(2)
})

test('who has had alerts for a year is asked once whether they are still wanted', async () => {
  await likeJob()
  now += 364 * day
  await likeJob(eve)
  expect(await atTheHour()).toEqual([`${ada}: Keep your job alerts from Tamarack Research, Inc.?`])
  expect(await atTheHour()).toEqual([])
  now += 400 * day
  expect(await atTheHour()).toEqual([`${eve}: Keep your job alerts from Tamarack Research, Inc.?`])
})
