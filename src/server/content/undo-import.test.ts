import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentNames } from '#contract/entity-names.ts'
import { createActRecorder } from '../control/acts.ts'
import { forgetOld, retention } from '../database/forget-old.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { anyContent } from '../database/rows.ts'
import { posting } from '../job-alerts/posting.testing.ts'
import { describeChanges } from './content-changes.ts'
import { createContentHandler } from './content-handler.ts'
import type { ContentTables } from './content-tables.ts'
import { importContent } from './import-content.ts'

const hour = 3_600_000
const operator = 'ada@machine'
let database: Database
let now: Date

beforeAll(async () => {
  database = await openTestDatabase('undo_import_test')
})
afterAll(() => database.close())
beforeEach(async () => {
  now = new Date('2026-11-28T09:00:00.000Z')
  await sql`truncate content_undo, operator_act, posting_seen, job_subscription, application, "JobPostingHeader" cascade`.execute(
    database.db,
  )
})

const clock = () => now
const handler = () => createContentHandler(database, { clock, recordAct: createActRecorder({ clock }) })
const imports = (tables: ContentTables) =>
  handler().import({ tables, sources: {}, prune: true, remove: null, operator })
async function replace(tables: ContentTables, prune = true) {
  const check = { tables, sources: {}, prune, remove: null }
  const { changes } = await handler().check(check)
  const remove = changes.reduce((sum, { removed }) => sum + removed, 0)
  const { problems } = await handler().import({ ...check, remove, operator })
  expect(problems).toEqual([])
}
const undo = (isMeant = true) => handler().undo({ operator, isMeant })

async function storedRows() {
  const tables = []
  for (const name of contentNames) {
    const rows = await anyContent(database.db).selectFrom(name).selectAll().orderBy('ServerOrder').execute()
    tables.push([name, rows.map(({ ServerOrder: _, ...cells }) => cells)])
  }
  return tables
}

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 })
const words = fc.constantFrom('one', 'two', '<p>three</p>', '')
const office = (Location_ID: string, Name: string) => ({ Location_ID, Name, Latitude: Name.length })
const news = (CompanyNews_ID: string, Body: string) => ({
  CompanyNews_ID,
  Body,
  Title: 'News',
  PublishedDate: { type: 'date', value: '2026-11-01T00:00:00.000' },
})
const job = (id: string, word: string, Location_ID: string | null) => ({
  ...posting(id, 'Cook', { ShortDescription: word, modified: '2026-11-01T09:30:00.000Z' }),
  Location_ID,
  Pay: word === 'one' ? { Low: 20, High: 25, Unit: 'hour' } : null,
})
const gender = (Gender_ID: string, Description: string) => ({ Gender_ID, Description: Description || 'x' })

const listed = <Row>(make: (id: string, word: string) => Row) =>
  ids.chain((chosen) =>
    fc.array(words, { minLength: 6, maxLength: 6 }).map((said) => chosen.map((id, at) => make(id, said[at] ?? ''))),
  )

const content: fc.Arbitrary<ContentTables> = fc
  .record({
    offices: listed(office),
    items: listed(news),
    jobs: listed((id, word) => ({ id, word })),
    kinds: listed(gender),
    years: fc.nat(50),
  })
  .map(({ offices, items, jobs, kinds, years }) => ({
    Location: offices,
    CompanyNews: items,
    Gender: kinds,
    JobPostingHeader: jobs.map(({ id, word }, at) => job(id, word, offices[at % 2]?.Location_ID ?? null)),
    WebsiteStat: [{ years }],
  }))
const some = fc
  .tuple(content, fc.subarray(['Location', 'CompanyNews', 'JobPostingHeader', 'Gender', 'WebsiteStat']))
  .map(([all, names]): ContentTables =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))),
  )

test('content that is imported over other content and undone is as it was, row by row and in its order', async () => {
  await fc.assert(
    fc.asyncProperty(content, some, fc.boolean(), async (before, after, prune) => {
      await replace(before)
      const stored = await storedRows()
      now = new Date(now.getTime() + hour)
      const offices = new Set(
        (prune && after.Location ? after.Location : [...(before.Location ?? []), ...(after.Location ?? [])]).map(
          (row) => (row as { Location_ID: string }).Location_ID,
        ),
      )
      const jobs = after.JobPostingHeader?.map((row) => ({
        ...(row as object),
        Location_ID: offices.has((row as { Location_ID: string }).Location_ID)
          ? (row as { Location_ID: string }).Location_ID
          : null,
      }))
      const version = await database.contentVersion.read()
      await replace({ ...after, ...(jobs && { JobPostingHeader: jobs }) }, prune)
      if ((await database.contentVersion.read()) === version) return
      await undo()
      expect(await storedRows()).toEqual(stored)
    }),
    { numRuns: 40 },
  )
})

test('it is said first what an undo does, then it is done, whole, and recorded', async () => {
  await replace({ CompanyNews: ['a', 'b', 'c'].map((id) => news(id, 'one')) })
  await replace({ CompanyNews: [news('b', 'two'), news('d', 'one'), news('c', 'one')] })
  const version = await database.contentVersion.read()
  const said = await undo(false)
  expect(await database.contentVersion.read()).toBe(version)
  const done = await undo()
  expect(done).toEqual(said)
  expect('changes' in done && done.changes.map(describeChanges)).toEqual([
    'CompanyNews: 1 added, 1 changed, 1 of 3 removed, 1 unchanged',
  ])
  expect(await database.contentVersion.read()).toBe(version + 1)
  const acts = await database.db
    .selectFrom('operator_act')
    .select(['command', 'operator', 'summary'])
    .orderBy('id')
    .execute()
  expect(acts.slice(1)).toEqual([
    { command: 'content import', operator, summary: 'CompanyNews: 1 added, 1 changed, 1 of 3 removed' },
    {
      command: 'content undo',
      operator,
      summary:
        'import of 2026-11-28T09:00:00.000Z by ada@machine undone: CompanyNews: 1 added, 1 changed, 1 of 3 removed',
    },
  ])
})

test('imports are undone one after another, the latest first, also between new ones', async () => {
  const states = []
  for (const word of ['one', 'two']) {
    await replace({ CompanyNews: [news('a', word)], Gender: [] })
    states.push(await storedRows())
  }
  await replace({ CompanyNews: [news('b', 'one')] })
  await undo()
  expect(await storedRows()).toEqual(states[1])
  await replace({ CompanyNews: [news('c', 'one')] })
  await undo()
  await undo()
  expect(await storedRows()).toEqual(states[0])
})

test('there is nothing to undo at first, after thirty days, and after an import that kept nothing', async () => {
  const none = { refused: 'There is no import to undo: each can be undone for 30 days, the latest first.' }
  expect(await undo()).toEqual(none)
  await replace({ CompanyNews: [news('a', 'one')] })
  await replace({ CompanyNews: [news('a', 'two')] })
  await importContent(database, { CompanyNews: [news('a', '')] })
  const stored = await storedRows()
  expect(await undo()).toEqual({ refused: expect.stringMatching(/^The content was changed since the latest import/) })
  expect(await storedRows()).toEqual(stored)
  await forgetOld(database.db, new Date(now.getTime() + retention.contentUndo))
  expect(await undo()).not.toEqual(none)
  await forgetOld(database.db, new Date(now.getTime() + retention.contentUndo + 1))
  expect(await undo()).toEqual(none)
  expect(await database.db.selectFrom('content_undo_row').selectAll().execute()).toEqual([])
})

const listSeenPostings = async () =>
  (await database.db.selectFrom('posting_seen').select('JobPosting_ID').orderBy('JobPosting_ID').execute()).map(
    (row) => row.JobPosting_ID,
  )

async function subscribed(told: number) {
  const { db } = database
  const at = new Date(now.getTime() - hour).toISOString()
  await db.deleteFrom('subscriber').execute()
  await db.deleteFrom('subscription_subject').execute()
  const subscriber = { id: 's', EmailAddress: 'e@x.example', email_key: 'e@x.example', created_at: at, gathered_at: at }
  await db.insertInto('subscriber').values(subscriber).execute()
  const subject = { subject: 'jobs', JobPosting_ID: '', JobFunction: '', Search: '', posting: null }
  await db.insertInto('subscription_subject').values(subject).execute()
  const subscription = { PrimaryKey: 'p', subscriber_id: 's', subject: 'jobs', created_at: at, confirmed_at: at }
  await db
    .insertInto('job_subscription')
    .values({ ...subscription, told_version: told })
    .execute()
}

async function staying() {
  const outcome = await undo()
  return 'stays' in outcome && outcome.stays
}

async function storeNotifiedApplication(JobPosting_ID: string) {
  const { db } = database
  const at = now.toISOString()
  const person = { Applicant_ID: 'p', FirstName: 'Eve', LastName: 'Moss', Email: 'e@x.example', PasswordHash: '' }
  await db
    .insertInto('Applicant')
    .values({ ...person, CreatedDate: at, last_used_at: at })
    .execute()
  const draft = {
    Application_ID: 'd',
    Applicant_ID: 'p',
    JobPosting_ID,
    posting: null,
    state: 'draft',
    told_state: 'draft',
  } as const
  await db
    .insertInto('application')
    .values({ ...draft, started_at: at, changed_at: at, closing_told_at: at })
    .execute()
}

test('mails that a job has closed are said to stay', async () => {
  await replace({ JobPostingHeader: [job('a', '', null)] })
  await replace({ JobPostingHeader: [] })
  await storeNotifiedApplication('a')
  expect(await staying()).toEqual(['Mails to writers of drafts that their job has closed: 1.'])
})

test('jobs that an undo takes away are new when they come again, unless alerts have told of them', async () => {
  await replace({ JobPostingHeader: [job('a', '', null)] })
  const brings = { JobPostingHeader: [job('a', '', null), job('b', '', null)] }
  await subscribed(await database.contentVersion.read())
  await replace(brings)
  expect(await staying()).toEqual([])
  expect(await listSeenPostings()).toEqual(['a'])
  await replace(brings)
  await subscribed(await database.contentVersion.read())
  expect(await staying()).toEqual([
    'Jobs that it brought, of which job alerts may have told: 1. No alert tells of them again.',
  ])
  expect(await listSeenPostings()).toEqual(['a', 'b'])
})

test('an import that removes more than a tenth of an entity, and more than two rows, is given their number', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => news(`n${at}`, 'one'))
  await replace({ CompanyNews: rows, Gender: ['a', 'b', 'c'].map((id) => gender(id, 'x')) })
  const few = { CompanyNews: rows.slice(3), Gender: ['a'].map((id) => gender(id, 'x')) }
  expect((await imports(few)).problems).toEqual([])
  const many = { CompanyNews: rows.slice(7), Gender: [] }
  const stored = await storedRows()
  expect((await imports(many)).problems).toEqual([
    'CompanyNews: 4 of 27 rows would be removed: give --remove 5 if that is meant',
  ])
  const wrong = await handler().import({ tables: many, sources: {}, prune: true, remove: 4, operator })
  expect(wrong.problems).toEqual([
    '--remove 4 was given, and 5 rows would be removed: give --remove 5 if that is meant',
  ])
  expect(await storedRows()).toEqual(stored)
  const right = await handler().import({ tables: many, sources: {}, prune: true, remove: 5, operator })
  expect(right.problems).toEqual([])
})
