import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { sectionNames } from '#contract/application-sections.ts'
import { partsOf } from '#contract/application-children.ts'
import { tablesOf } from '../strangers/watch-rows.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import { makeKey } from '../files/key-ring.ts'
import { hour } from '../accounts/open-accounts.testing.ts'
import { goodParts, openForms } from './open-forms.testing.ts'

let site: Awaited<ReturnType<typeof openForms>>

beforeAll(async () => {
  site = await openForms('form_apart', { asksSsn: true })
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

const day = 24 * hour
const sentMail = 'We have your application'

/** All rows of all tables as text. */
async function allRows() {
  const rows: string[] = []
  for (const table of await tablesOf(site.database)) {
    const read = sql<{ row: string }>`select to_jsonb(one)::text as row from ${sql.table(table)} one`
    rows.push(...(await read.execute(site.database.db)).rows.map(({ row }) => `${table} ${row}`))
  }
  return rows
}

const holding = async (text: string) =>
  (await allRows()).filter((row) => row.includes(text)).map((row) => row.split(' ')[0])

const number = async (token: string, id: string) => partsOf(await site.form(token, id), 'ssn')

test('[C5-16] a number is kept encrypted, is read with all but its end hidden, and stands in no table', async () => {
  const { token, id } = await site.drafted()
  const saved = await site.save(token, [id, 'ssn', '', 0], { Number: '123 45 6789' })
  const [part] = await number(token, id)
  const found = [await holding('123 45 6789'), await holding('123456789'), await holding('123-45-6789')]
  expect([saved, part?.Values, part?.Version, found.flat()]).toEqual([{ Version: 1 }, { Number: '•••-••-6789' }, 1, []])
  expect(await site.complete(token, id, 'ssn')).toEqual([])
})

test('a number that is none is kept too, is judged when it is called complete, and never answered', async () => {
  const { token, id } = await site.drafted()
  await site.save(token, [id, 'ssn', '', 0], { Number: '12 of mine' })
  const problems = await site.complete(token, id, 'ssn')
  const conflict = await site.save(token, [id, 'ssn', '', 0], { Number: '123-45-6789' })
  const same = await site.save(token, [id, 'ssn', '', 7], { Number: '12 of mine', Another: 'which is not kept' })
  const masked = await site.ask(token, 'SaveApplicationPart', id, 'ssn', '', '1', '{"Number":"•••-••-6789"}')
  const [part] = await number(token, id)
  expect([problems.map(({ Field }) => Field), part?.Values, same, masked.status]).toEqual([
    ['Number'],
    { Number: '•••-••-••••' },
    { Version: 1 },
    422,
  ])
  expect(conflict).toEqual({
    Newer: { Version: 1, Values: null, ChangedAt: site.now().toISOString(), IsRemoved: false },
  })
})

test('a number is encrypted again with the newest key, and asked for again where its key is gone', async () => {
  const { token, id } = await site.drafted()
  await site.save(token, [id, 'ssn', '', 0], goodParts.ssn)
  const sealed = async () =>
    site.database.db.selectFrom('application_secret').select(['sealed', 'key_id']).executeTakeFirstOrThrow()
  const before = await sealed()
  const parts = { database: site.database, clock: site.now, asksSsn: true }
  await createSiteService({ ...parts, fileKeys: [await makeKey()] }).lookAfterApplications()
  const after = await sealed()
  expect([before.key_id === after.key_id, before.sealed === after.sealed]).toEqual([false, false])
  // This site has only the keys of the database.
  expect([
    (await number(token, id))[0]?.Values,
    (await site.complete(token, id, 'ssn')).map(({ Message }) => Message),
  ]).toEqual([{ Number: '' }, ['Please enter your Social Security number']])
})

test('equal-opportunity answers stand in a table of their own, and in no form that was sent, no mail, and no kept reply', async () => {
  const { token, id, email } = await site.drafted()
  const [gender, ethnic] = ['gender-zq1', 'ethnic-zq2']
  await site.file(id)
  await site.fill(token, id, sectionNames)
  await site.save(token, [id, 'equal', '', 1], { Gender_ID: gender, EthnicCategory_ID: ethnic })
  const key = { token, idempotencyKey: 'a-key-of-hers' }
  const args = ['SaveApplicationPart', id, 'equal', '', '1', JSON.stringify({ Gender_ID: gender })]
  const operation = { PrefetchPath: '', Params: args, Actions: [], EndMethod: 'Save', ReturnData: true, BlackList: [] }
  const conflict = await site.send([operation], key)
  const outcome = await site.whole(token, id)
  expect([outcome.Outcome, await holding(gender), await holding(ethnic), conflict.payload.includes(gender)]).toEqual([
    'submitted',
    ['equal_opportunity_answer'],
    ['equal_opportunity_answer'],
    false,
  ])
  const { Form } = await site.form(token, id)
  expect([
    Form?.Sections.map(({ Section }) => Section).includes('equal'),
    /123.?45.?6789|Female/.test((await site.mails(email))[sentMail] ?? '123456789'),
  ]).toEqual([false, false])
})

const counts = async () =>
  (
    await site.database.db.selectFrom('equal_opportunity_count').selectAll().orderBy('kind').orderBy('choice').execute()
  ).map(({ JobPosting_ID, kind, choice, count }) => `${JobPosting_ID} ${kind} ${choice} ${count}`)
const answers = async () => (await site.database.db.selectFrom('equal_opportunity_answer').selectAll().execute()).length

const sentAll = async () => {
  const person = await site.drafted()
  await site.file(person.id)
  await site.fill(person.token, person.id, sectionNames)
  await site.whole(person.token, person.id)
  return person
}

test('the day after a form was sent its answers are counted and deleted, and what was not sent is not counted', async () => {
  const { email, id } = await sentAll()
  await sentAll()
  const draft = await site.drafted()
  await site.save(draft.token, [draft.id, 'equal', '', 0], goodParts.equal)
  const upkeep = () => site.service.lookAfterApplications()
  await upkeep()
  const sameDay = [await counts(), await answers()]
  site.pass(day)
  await upkeep()
  await upkeep()
  const { Sections } = await site.form((await site.enter(email)).token, id)
  expect([sameDay, await counts(), await answers()]).toEqual([
    [[], 3],
    ['Cost1 EthnicCategory 1 2', 'Cost1 Gender 1 2', 'Cost1 MaritalStatus  2'],
    1,
  ])
  expect(Sections.find(({ Section }) => Section === 'equal')?.State).toBe('not started')
})

test('where the firm must keep them by person they stay with the application', async () => {
  await sentAll()
  site.pass(day)
  const byPerson = createSiteService({ database: site.database, clock: site.now, isEqualOpportunityByPerson: true })
  await byPerson.lookAfterApplications()
  expect([await counts(), await answers()]).toEqual([[], 1])
})

test('with the draft, or with the account, all of a form goes', async () => {
  const discarded = await site.drafted()
  await site.fill(discarded.token, discarded.id, sectionNames)
  await site.discard(discarded.token, discarded.id)
  const deleted = await sentAll()
  const ask = await site.ask(deleted.token, 'DeleteAccount', 'correct horse')
  const tables = [
    'application_part',
    'application_section',
    'application_secret',
    'application_form_sent',
    'equal_opportunity_answer',
  ]
  const left = (await allRows()).map((row) => row.split(' ')[0] ?? '').filter((table) => tables.includes(table))
  expect([ask.payload, left]).toEqual(['true', []])
})
