import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hour } from '../accounts/open-accounts.testing.ts'
import { forgetOld } from '../database/forget-old.ts'
import { openForms } from './open-forms.testing.ts'

let site: Awaited<ReturnType<typeof openForms>>

beforeAll(async () => {
  site = await openForms('count_equal_opportunity')
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

async function sentForms(count: number, sentAt: string, answers: object) {
  const { applicantId, id } = await site.drafted()
  const name = sql<string>`${`${sentAt}-`} || n`
  const each = sql`from generate_series(1, ${sql.lit(count)}) n`
  await sql`insert into application ("Application_ID", "Applicant_ID", "JobPosting_ID", posting, state, told_state, started_at, changed_at)
    select ${name}, ${applicantId}, 'Cost1', posting, 'hired', 'hired', started_at, changed_at
    from application, generate_series(1, ${sql.lit(count)}) n where "Application_ID" = ${id}`.execute(site.database.db)
  await sql`insert into application_form_sent select ${name}, '[]', ${sentAt}::timestamptz ${each}`.execute(
    site.database.db,
  )
  await sql`insert into equal_opportunity_answer select ${name}, ${JSON.stringify(answers)}, 1, ${sentAt}::timestamptz ${each}`.execute(
    site.database.db,
  )
}

const counts = async () =>
  (await site.database.db.selectFrom('equal_opportunity_count').selectAll().execute())
    .map(({ JobPosting_ID, year, kind, choice, count }) => `${JobPosting_ID} ${year} ${kind} ${choice} ${count}`)
    .toSorted()

test('of however many forms every answer is counted once, by the year in which it was sent', async () => {
  await sentForms(1_001, '2025-12-31T23:59:59.000Z', { Gender_ID: '1' })
  await sentForms(3, '2026-01-01T00:00:00.000Z', { Gender_ID: '2', MaritalStatus_ID: 'never offered' })
  await site.service.processApplications()
  await site.service.processApplications()
  const answers = await site.database.db.selectFrom('equal_opportunity_answer').selectAll().execute()
  expect([answers, await counts()]).toEqual([
    [],
    [
      'Cost1 2025 EthnicCategory  1001',
      'Cost1 2025 Gender 1 1001',
      'Cost1 2025 MaritalStatus  1001',
      'Cost1 2026 EthnicCategory  3',
      'Cost1 2026 Gender 2 3',
      'Cost1 2026 MaritalStatus  3',
    ],
  ])
})

test('what is sent later in the year is added to what was counted, and a day is not over before it is', async () => {
  await sentForms(2, '2026-01-05T08:00:00.000Z', { Gender_ID: '1' })
  await site.service.processApplications()
  await sentForms(1, '2026-01-06T08:00:00.000Z', { Gender_ID: '1' })
  await sentForms(1, `${site.now().toISOString().slice(0, 10)}T00:00:00.000Z`, { Gender_ID: '1' })
  await site.service.processApplications()
  expect((await counts()).filter((count) => count.includes('Gender'))).toEqual(['Cost1 2026 Gender 1 3'])
})

test('counts are kept for two years after the one that they are of', async () => {
  await sentForms(1, '2026-01-05T08:00:00.000Z', { Gender_ID: '1' })
  await site.service.processApplications()
  const left = []
  for (const now of [`2028-12-31T23:00:00.000Z`, `2029-01-01T00:00:00.000Z`]) {
    await forgetOld(site.database.db, new Date(now))
    left.push((await counts()).length)
  }
  expect(left).toEqual([3, 0])
})

test('no moment is kept of a count but its year, so that nobody can say whose answer it holds', async () => {
  await sentForms(1, new Date(site.now().getTime() - 48 * hour).toISOString(), { Gender_ID: '1' })
  await site.service.processApplications()
  const [row] = await site.database.db.selectFrom('equal_opportunity_count').selectAll().execute()
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['JobPosting_ID', 'choice', 'count', 'kind', 'year'])
})
