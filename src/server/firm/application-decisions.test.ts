import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applicationStates, type ApplicationState } from '#contract/application-states.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { day, createApplicant, storeApplication } from './keep-application.testing.ts'
import { createStatusMails } from './status-mails.ts'
import { applyDecision, type Decision, type RecordDecision } from './application-decisions.ts'

let database: Database
let ada: string
let now: Date
let recorded: string[]

const mails = createStatusMails({ firmName: 'A firm', origin: () => 'https://firm.example' })

beforeAll(async () => {
  database = await openTestDatabase('take_status')
  ada = await createApplicant(database.db, ['Ada', 'Moss', 'ada@engine.example'])
})
afterAll(() => database.close())
beforeEach(async () => {
  now = new Date(day('2026-11-20'))
  recorded = []
  const { db } = database
  for (const table of ['application', 'mail_outbox', 'attempt_count'] as const) await db.deleteFrom(table).execute()
  await db
    .updateTable('Applicant')
    .set({ email_confirmed_at: day('2026-11-01') })
    .execute()
})

const setUpApplication = (state: ApplicationState = 'submitted', told: ApplicationState = state) =>
  storeApplication(database.db, { Application_ID: 'a', Applicant_ID: ada, state, told_state: told })
const applyStatus = (state: ApplicationState, tell = false, application = 'a') => {
  const decision: Decision = { application, posting: null, state, tell }
  const record: RecordDecision = async (_, summary) => void recorded.push(summary)
  return applyDecision({ db: database.db, mails, record, clock: () => now }, decision)
}
const row = async () => {
  const { state, told_state, ended_at } = await database.db
    .selectFrom('application')
    .selectAll()
    .executeTakeFirstOrThrow()
  return [state, told_state, ended_at?.toISOString() ?? null]
}
const events = async () =>
  (await database.db.selectFrom('application_event').selectAll().orderBy('id').execute()).map(
    ({ state, at, told_at }) => [state, at.toISOString(), told_at?.toISOString() ?? null],
  )
const subjects = async () =>
  (await database.db.selectFrom('mail_outbox').select(['recipient', 'subject']).execute()).map(
    ({ recipient, subject }) => `${recipient}: ${subject}`,
  )

const submitted = ['submitted', day('2026-11-01'), day('2026-11-01')]

const allowed = `
  submitted > in review, submitted > interview, submitted > offer, submitted > hired, submitted > not selected,
  in review > interview, in review > offer, in review > hired, in review > not selected,
  interview > offer, interview > hired, interview > not selected,
  offer > hired, offer > not selected`
  .trim()
  .split(/,\s+/)

const transitions = applicationStates.flatMap((from) => applicationStates.map((to) => [from, to] as const))

test.each(transitions)(
  'B33: from %s to %s the firm gets where a list written by hand says so, and nowhere else',
  async (from, to) => {
    await setUpApplication(from)
    const isThere = from === to && from !== 'draft'
    const taken = await applyStatus(to)
    const expected = allowed.includes(`${from} > ${to}`) ? 'decided' : 'unchanged'
    expect(typeof taken === 'string' ? taken : 'refused').toBe(
      allowed.includes(`${from} > ${to}`) || isThere ? expected : 'refused',
    )
    expect(await row()).toEqual([allowed.includes(`${from} > ${to}`) ? to : from, from, null])
  },
)

test('a row that is refused says why', async () => {
  const reasons = []
  for (const [from, to] of [
    ['interview', 'in review'],
    ['hired', 'not selected'],
    ['withdrawn', 'offer'],
    ['submitted', 'withdrawn'],
    ['draft', 'offer'],
  ] as const) {
    await setUpApplication(from)
    reasons.push(await applyStatus(to))
    await database.db.deleteFrom('application').execute()
  }
  expect([...reasons, await applyStatus('offer', false, 'none')]).toEqual([
    { refused: '"in review" does not follow "interview", which its applicant was told.' },
    { refused: 'It has ended: its applicant was told "hired".' },
    { refused: 'It was withdrawn.' },
    { refused: 'Nobody sets "withdrawn": expected in review, interview, offer, hired, not selected.' },
    { refused: 'There is no such application.' },
    { refused: 'There is no such application.' },
  ])
})

test('B34: deciding changes nothing that the applicant knows, and telling is another act, done once', async () => {
  await setUpApplication()
  expect([await applyStatus('not selected'), await row(), await subjects()]).toEqual([
    'decided',
    ['not selected', 'submitted', null],
    [],
  ])
  const decided = ['not selected', now.toISOString(), null]
  expect(await events()).toEqual([submitted, decided])
  now = new Date(day('2026-11-22'))
  expect([
    await applyStatus('not selected'),
    await applyStatus('not selected', true),
    await applyStatus('not selected', true),
  ]).toEqual(['unchanged', 'told', 'unchanged'])
  const at = now.toISOString()
  expect(await row()).toEqual(['not selected', 'not selected', at])
  expect(await events()).toEqual([submitted, decided, ['not selected', at, at]])
  expect(await subjects()).toEqual(['ada@engine.example: About your application - A firm'])
})

test('B34: a slip that nobody was told of can be decided otherwise, and then counts no more', async () => {
  await setUpApplication()
  await applyStatus('not selected')
  expect([await applyStatus('in review'), await applyStatus('interview', true), await row(), await subjects()]).toEqual(
    [
      'decided',
      'told',
      ['interview', 'interview', null],
      ['ada@engine.example: We would like to talk with you - A firm'],
    ],
  )
})

test('deciding and telling at once is one event, and two who do so at once tell once', async () => {
  await setUpApplication()
  const taken = await Promise.all([applyStatus('offer', true), applyStatus('offer', true), applyStatus('offer', true)])
  expect(taken.toSorted()).toEqual(['told', 'unchanged', 'unchanged'])
  expect(await events()).toEqual([submitted, ['offer', now.toISOString(), now.toISOString()]])
  expect(await subjects()).toHaveLength(1)
})

test('an address that was never confirmed, which may be a stranger’s, gets six such mails a day', async () => {
  await database.db.updateTable('Applicant').set({ email_confirmed_at: null }).execute()
  for (let count = 0; count < 8; count += 1) {
    await database.db.deleteFrom('application').execute()
    await setUpApplication()
    expect(await applyStatus('in review', true)).toBe('told')
  }
  expect(await subjects()).toHaveLength(6)
})

test('what was decided is recorded once, by the id of the application alone', async () => {
  await setUpApplication()
  const taken = [
    await applyStatus('interview'),
    await applyStatus('interview', true),
    await applyStatus('interview', true),
  ]
  await applyStatus('submitted')
  expect([taken, recorded]).toEqual([
    ['decided', 'told', 'unchanged'],
    ['Application a: interview.', 'Application a: interview, and its applicant was told.'],
  ])
})
