import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sectionNames } from '#contract/application-sections.ts'
import { call } from '#contract/operations.ts'
import { createServiceClient, secret } from '../accounts/open-accounts.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import { makeKey } from '../files/key-ring.ts'
import { goodParts, openForms } from './open-forms.testing.ts'

let site: Awaited<ReturnType<typeof openForms>>

beforeAll(async () => {
  site = await openForms('forget_apart', { hasSsnQuestion: true })
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

async function countSeparateRows() {
  const { db } = site.database
  const sections = db.selectFrom('application_section').select('section').where('section', 'in', ['equal', 'ssn'])
  return [
    (await db.selectFrom('application_secret').select('kind').execute()).length,
    (await db.selectFrom('equal_opportunity_answer').select('version').execute()).length,
    (await sections.execute()).length,
  ]
}

async function written() {
  const person = await site.drafted()
  await site.file(person.id)
  await site.fill(person.token, person.id, sectionNames)
  return person
}

test('with a withdrawal goes what is kept apart, also from a form that was sent and not counted yet', async () => {
  const { token, id } = await written()
  await site.whole(token, id)
  const before = await countSeparateRows()
  await site.withdraw(token, id)
  expect([before, await countSeparateRows()]).toEqual([
    [1, 1, 2],
    [0, 0, 0],
  ])
})

test('what was never sent goes when the application is over, for nobody will be given it', async () => {
  const { token, id } = await written()
  await site.submit(token, id)
  const sent = await written()
  await site.whole(sent.token, sent.id)
  const open = await written()
  await site.submit(open.token, open.id)
  await site.decide(id, 'not selected')
  await site.decide(sent.id, 'not selected')
  await site.decide(open.id, 'not selected', false)
  const before = await countSeparateRows()
  await site.service.processApplications()
  expect([before, await countSeparateRows()]).toEqual([
    [3, 3, 6],
    [2, 2, 4],
  ])
})

test('[C5-16] a number from when the firm asked for one is not sent when it asks for none any more', async () => {
  const { token, id } = await written()
  const later = createServiceClient(
    createSiteService({ database: site.database, clock: site.now, tokenSecrets: [secret] }),
  )
  const { payload } = await later.send([call('SubmitWholeApplication', id)], { token })
  expect([payload, await countSeparateRows()]).toEqual(['{"Outcome":"submitted","Sections":[]}', [0, 1, 2]])
})

test('numbers that no key opens do not keep others from the newest key', async () => {
  const { token, id } = await site.drafted()
  // Those of a key that was lost, as many as get the newest one in an hour, before the other.
  await sql`insert into application
      ("Application_ID", "Applicant_ID", "JobPosting_ID", posting, state, told_state, started_at, changed_at)
    select 'lost' || n, "Applicant_ID", 'lost' || n, posting, state, told_state, started_at, changed_at
    from application, generate_series(1, 200) n`.execute(site.database.db)
  await sql`insert into application_secret ("Application_ID", kind, sealed, key_id, version, changed_at)
    select 'lost' || n, 'ssn', 'what was sealed', 'a lost key', 1, now() from generate_series(1, 200) n`.execute(
    site.database.db,
  )
  await site.save(token, [id, 'ssn', '', 0], goodParts.ssn)
  const parts = { database: site.database, clock: site.now, fileKeys: [await makeKey()] }
  const service = createSiteService(parts)
  const getKey = async () =>
    (
      await site.database.db
        .selectFrom('application_secret')
        .select('key_id')
        .where('Application_ID', '=', id)
        .executeTakeFirstOrThrow()
    ).key_id
  const before = await getKey()
  for (let hours = 0; hours < 20 && (await getKey()) === before; hours += 1) await service.processApplications()
  expect((await getKey()) === before).toBe(false)
})
