import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { sectionNames, sections, type SectionName } from '#contract/application-sections.ts'
import { listSectionParts } from '#contract/application-children.ts'
import { listTables } from '../authorization/watch-rows.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import { makeKey } from '../files/key-ring.ts'
import { hour } from '../accounts/open-accounts.testing.ts'
import { goodParts, openForms } from './open-forms.testing.ts'

let site: Awaited<ReturnType<typeof openForms>>

beforeAll(async () => {
  site = await openForms('form_apart', { hasSsnQuestion: true })
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

const day = 24 * hour
const sentMail = 'We have your application'

async function allRows() {
  const rows: string[] = []
  for (const table of await listTables(site.database)) {
    const read = sql<{ row: string }>`select to_jsonb(one)::text as row from ${sql.table(table)} one`
    rows.push(...(await read.execute(site.database.db)).rows.map(({ row }) => `${table} ${row}`))
  }
  return rows
}

const holding = async (text: string) =>
  (await allRows()).filter((row) => row.includes(text)).map((row) => row.split(' ')[0])

const number = async (token: string, id: string) => listSectionParts(await site.form(token, id), 'ssn')

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
  const masked = await site.ask(token, 'SaveApplicationPart', id, 'ssn', '', '1', '{"Number":"•••-••-6789"}')
  const [part] = await number(token, id)
  expect([problems.map(({ Field }) => Field), part?.Values, masked.status]).toEqual([
    ['Number'],
    { Number: '•••-••-••••' },
    422,
  ])
  expect(conflict).toEqual({
    Newer: { Version: 1, Values: null, ChangedAt: site.now().toISOString(), IsRemoved: false },
  })
})

const separateSections = sectionNames.filter((name) => sections[name].isSeparate)
const [one, another] = ['a-name-of-128-random-bits', 'another-name-of-128-bits']

const createValues = (section: SectionName, text: string) =>
  Object.fromEntries(Object.keys(sections[section].form.inputs).map((field) => [field, text]))

test.each(separateSections)(
  'whatever stands in %s, a save over it is answered alike: nobody finds it by one guess after another',
  async (section) => {
    const answersWhere = async (stands: string) => {
      const { token, id } = await site.drafted()
      const send = async (version: number, text: string, ...name: ReadonlyArray<string>) => {
        const values = JSON.stringify(createValues(section, text))
        return (await site.ask(token, 'SaveApplicationPart', id, section, '', `${version}`, values, ...name)).payload
      }
      await send(0, stands, one)
      const guesses = []
      for (const version of [0, 7])
        for (const name of [[], [another]]) guesses.push(await send(version, '123-45-6789', ...name))
      return guesses
    }
    const found = [await answersWhere('123-45-6789'), await answersWhere('987-65-4321')]
    const newer = JSON.stringify({
      Newer: { Version: 1, Values: null, ChangedAt: site.now().toISOString(), IsRemoved: false },
    })
    expect(found).toEqual([Array(4).fill(newer), Array(4).fill(newer)])
  },
)

test.each(separateSections)(
  'a save of %s whose answer got lost is known by its name, and none that is called otherwise',
  async (section) => {
    const { token, id } = await site.drafted()
    const send = async (version: number, ...name: ReadonlyArray<string>) => {
      const values = JSON.stringify(createValues(section, '123-45-6789'))
      return (await site.ask(token, 'SaveApplicationPart', id, section, '', `${version}`, values, ...name)).payload
    }
    const answers = [
      await send(0, one),
      await send(0, one),
      await send(1, another),
      await send(0, one),
      await send(1, another),
    ]
    expect(answers.map((answer) => answer.slice(0, 13))).toEqual([
      '{"Version":1}',
      '{"Version":1}',
      '{"Version":2}',
      '{"Newer":{"Ve',
      '{"Version":2}',
    ])
    expect((await site.ask(token, 'SaveApplicationPart', id, section, '', '2', '{}', 'short')).status).toBe(422)
  },
)

test('[C5-16] an account saves a number ten times in an hour at most', async () => {
  const { token, id } = await site.drafted()
  const save = (version: number) =>
    site.ask(token, 'SaveApplicationPart', id, 'ssn', '', `${version}`, JSON.stringify(goodParts.ssn))
  const statuses = []
  for (let version = 0; version < 10; version += 1) statuses.push((await save(version)).status)
  const refused = await save(10)
  site.pass(hour)
  expect([statuses, refused.status, refused.message, (await save(10)).status]).toEqual([
    Array(10).fill(200),
    429,
    'This number was saved too often within an hour. Please wait a while and try again.',
    200,
  ])
})

test('a number is encrypted again with the newest key, and asked for again where its key is gone', async () => {
  const { token, id } = await site.drafted()
  await site.save(token, [id, 'ssn', '', 0], goodParts.ssn)
  const sealed = async () =>
    site.database.db.selectFrom('application_secret').select(['sealed', 'key_id']).executeTakeFirstOrThrow()
  const before = await sealed()
  const parts = { database: site.database, clock: site.now, hasSsnQuestion: true }
  await createSiteService({ ...parts, fileKeys: [await makeKey()] }).processApplications()
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
  const upkeep = () => site.service.processApplications()
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
  await byPerson.processApplications()
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
