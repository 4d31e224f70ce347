import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hour } from '../accounts/open-accounts.testing.ts'
import { mayMailOnRequest } from '../mail/outbox.ts'
import { createApplicationMails } from './application-mails.ts'
import { maintainApplications } from './maintain-applications.ts'
import { cost, data, openApplications } from './open-applications.testing.ts'

let site: Awaited<ReturnType<typeof openApplications>>
const logged: string[] = []
const day = 24 * hour

beforeAll(async () => {
  site = await openApplications('application_terms', { hasWebhook: true })
})
beforeEach(async () => {
  logged.length = 0
  await site.reset()
  // Ends fall on noon: at whatever hour the tests run, their days begin at nine.
  site.pass(day - ((site.start - 9 * hour) % day))
})
afterAll(() => site.database.close())

const [ends, closed] = ['Your application is not submitted yet', 'A job that you were applying for has closed']
const usual = { draftDays: 90, applicationDays: 730 }
const mails = createApplicationMails({ firmName: 'Tamarack', origin: () => 'https://tamarack.example' })

const runMaintenance = (terms = usual, signal?: AbortSignal, write = mails) => {
  const log = { error: (_: object, message: string) => void logged.push(message) }
  return maintainApplications({ database: site.database, clock: site.now, log, mails: write, terms }, signal)
}
async function passDays(days: number, terms?: typeof usual) {
  for (let passed = 0; passed < days; passed += 1) {
    site.pass(day)
    await runMaintenance(terms)
  }
}

async function drafted(isConfirmed = true) {
  const person = await site.newcomer(isConfirmed)
  const id = await site.begin(person.token, 'Cost1')
  await site.database.db.deleteFrom('mail_outbox').execute()
  return { ...person, application: id }
}

async function readReminderState(id: string) {
  const row = await site.database.db
    .selectFrom('application')
    .select(['reminders', 'ends_at'])
    .where('Application_ID', '=', id)
    .executeTakeFirst()
  return row && [row.reminders, row.ends_at && Math.floor((+row.ends_at - +site.now()) / day)]
}

test('a draft that nobody changes is spoken of fourteen and three days before its end, and then deleted', async () => {
  const { email, application } = await drafted()
  await passDays(75)
  const states = [await readReminderState(application)]
  for (const days of [1, 10, 1, 3, 1]) {
    await passDays(days)
    states.push(await readReminderState(application))
  }
  expect([states, await site.subjects(email)]).toEqual([
    [[0, null], [1, 14], [1, 4], [2, 3], [2, 0], undefined],
    [ends, ends],
  ])
})

test('a reminder names the job and the day, and says where to go on', async () => {
  const { application } = await drafted()
  await passDays(76)
  const mail = await site.database.db.selectFrom('mail_outbox').select('body').executeTakeFirstOrThrow()
  const row = await site.database.db
    .selectFrom('application')
    .select('ends_at')
    .where('Application_ID', '=', application)
    .executeTakeFirstOrThrow()
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(row.ends_at!)
  const words = mail.body.replaceAll(/\s+/g, ' ')
  const told = [date, 'for the job “Cost Cost1”', 'https://tamarack.example/account-management/apply/Cost1']
  expect([...told, 'Dora'].map((each) => words.includes(each))).toEqual([true, true, true, false])
})

test('the page is told the day of the end before anything is said, and then the day that was said', async () => {
  const { email, application } = await drafted()
  const first = (await site.list((await site.enter(email)).token))[0]?.DeletedOn
  await passDays(88)
  const later = (await site.list((await site.enter(email)).token))[0]?.DeletedOn
  const { ends_at } = await site.database.db
    .selectFrom('application')
    .select('ends_at')
    .where('Application_ID', '=', application)
    .executeTakeFirstOrThrow()
  expect([first, later]).toEqual([later, ends_at?.toISOString().slice(0, 10)])
})

test('a site that stood still says it twice before it deletes, and gives the days', async () => {
  const { application } = await drafted()
  site.pass(500 * day)
  await runMaintenance()
  const states = [await readReminderState(application)]
  for (const days of [11, 3, 1]) {
    await passDays(days)
    states.push(await readReminderState(application))
  }
  expect(states).toEqual([[1, 14], [2, 3], [2, 0], undefined])
})

test('a second reminder that comes late still leaves three days', async () => {
  const { application } = await drafted()
  await passDays(76)
  site.pass(100 * day)
  await runMaintenance()
  expect(await readReminderState(application)).toEqual([2, 3])
})

test('a change takes both reminders back, and so does a longer term', async () => {
  const { application } = await drafted()
  await passDays(88)
  const before = await readReminderState(application)
  await runMaintenance({ ...usual, draftDays: 200 })
  const longer = await readReminderState(application)
  await runMaintenance()
  const changed = { changed_at: site.now().toISOString() }
  await site.database.db.updateTable('application').set(changed).execute()
  await runMaintenance()
  expect([before, longer, await readReminderState(application)]).toEqual([
    [2, 2],
    [0, null],
    [0, null],
  ])
  await passDays(75)
  expect(await readReminderState(application)).toEqual([0, null])
})

test('the writer of a draft whose job has closed is told once, and again when it has opened and closed once more', async () => {
  const { email } = await drafted()
  await runMaintenance()
  await site.publish([data])
  await passDays(3)
  const once = await site.subjects(email)
  await site.publish([cost, data])
  await passDays(1)
  await site.publish([data])
  await passDays(2)
  expect([once, await site.subjects(email)]).toEqual([[closed], [closed, closed]])
})

test('nobody is told of a job that is there again within a day, and everybody of one that is gone for a day', async () => {
  const { email } = await drafted()
  await site.publish([data])
  site.pass(day - 1)
  await runMaintenance()
  const within = await site.subjects(email)
  await site.publish([cost, data])
  await site.publish([data])
  site.pass(1)
  await runMaintenance()
  const again = await site.subjects(email)
  site.pass(day - 1)
  await runMaintenance()
  expect([within, again, await site.subjects(email)]).toEqual([[], [], [closed]])
})

test('a draft whose job has closed is deleted after its term without a further mail', async () => {
  const { email, application } = await drafted()
  await site.publish([data])
  await passDays(90)
  const last = await readReminderState(application)
  await passDays(1)
  expect([last?.[0], await readReminderState(application), await site.subjects(email)]).toEqual([
    2,
    undefined,
    [closed],
  ])
})

test('a draft for no job in particular, and what was submitted, is told of no job that closes', async () => {
  const { email, token } = await site.newcomer()
  await site.begin(token, 'generic')
  await site.submitted(token, 'Cost1')
  await site.database.db.deleteFrom('mail_outbox').execute()
  await site.publish([])
  await passDays(2)
  expect(await site.subjects(email)).toEqual([])
})

test('what was submitted goes its term after its end, or after it was submitted if nobody decides', async () => {
  const { token } = await site.newcomer()
  const [undecided, decided] = [await site.submitted(token, 'Cost1'), await site.submitted(token, 'Data2')]
  const days = async () => (await site.database.db.selectFrom('application').select('Application_ID').execute()).length
  site.pass(100 * day)
  await site.decide(decided, 'not selected')
  site.pass(629 * day)
  await runMaintenance()
  const left = [await days()]
  for (const more of [1, 99, 1]) {
    site.pass(more * day)
    await runMaintenance()
    left.push(await days())
  }
  expect([left, undecided === decided]).toEqual([[2, 1, 1, 0], false])
})

test('the day of the end tells nothing of a decision that was not told', async () => {
  const { email, token } = await site.newcomer()
  const id = await site.submitted(token, 'Cost1')
  const on = async () => (await site.list((await site.enter(email)).token))[0]?.DeletedOn
  const begun = +site.now()
  const after = (days: number) => new Date(begun + days * day).toISOString().slice(0, 10)
  site.pass(100 * day)
  await site.decide(id, 'not selected', false)
  const untold = await on()
  await site.decide(id, 'not selected')
  expect([untold, await on()]).toEqual([after(730), after(830)])
})

test('an address that takes no more mail has the same days', async () => {
  const { email, application } = await drafted(false)
  const passDay = async () => {
    const tomorrow = new Date(+site.now() + day)
    for (let asked = 0; asked < 6; asked += 1) await mayMailOnRequest(site.database.db, email, tomorrow)
    await passDays(1)
  }
  for (let passed = 0; passed < 90; passed += 1) await passDay()
  const last = await readReminderState(application)
  await passDay()
  expect([last?.[0], await readReminderState(application), await site.subjects(email)]).toEqual([2, undefined, []])
})

test('one draft that cannot be looked after keeps no other from it, and none is after the site was told to stop', async () => {
  const [ada, ben] = [await drafted(), await drafted()]
  site.pass(76 * day)
  await runMaintenance(usual, AbortSignal.abort())
  const stopped = [await readReminderState(ada.application), await readReminderState(ben.application)]
  const draftEnds: typeof mails.draftEnds = (to, ending) => {
    if (to === ada.email) throw new Error('no mail can be written')
    return mails.draftEnds(to, ending)
  }
  await runMaintenance(usual, undefined, { ...mails, draftEnds })
  const states = [await readReminderState(ada.application), await readReminderState(ben.application)]
  expect([stopped, states.map((state) => state?.[0]), logged]).toEqual([
    [
      [0, null],
      [0, null],
    ],
    [0, 1],
    ['an application could not be looked after'],
  ])
})

test('[C6-11] who deletes her account learns no decision that she was not told', async () => {
  const { email, token } = await site.newcomer()
  await site.decide(await site.submitted(token, 'Cost1'), 'not selected', false)
  await site.database.db.deleteFrom('mail_outbox').execute()
  await site.remove(token)
  const written = site.database.db.selectFrom('mail_outbox').select('body').where('recipient', '=', email)
  expect((await written.execute()).map(({ body }) => body).join()).toContain(
    'Your open applications have been withdrawn',
  )
})

test('[C6-11] who deletes her account withdraws what she has submitted, and the firm is told so without a name', async () => {
  const { email, id, token } = await site.newcomer()
  await site.submitted(token, 'Cost1')
  await site.begin(token, 'Data2')
  const decided = await site.submitted(token, 'generic')
  await site.decide(decided, 'hired', false)
  await site.database.db.deleteFrom('mail_outbox').execute()
  for (const table of ['firm_news', 'webhook_outbox'] as const) await site.database.db.deleteFrom(table).execute()
  const answer = await site.remove(token)
  const hooks = await site.database.db.selectFrom('webhook_outbox').select('body').execute()
  const left = await site.database.db.selectFrom('application').select('Application_ID').execute()
  const mail = await site.database.db.selectFrom('mail_outbox').select('body').where('recipient', '=', email).execute()
  expect([answer, await site.news(), hooks.length, left]).toEqual([
    'true',
    [['withdrawn', 'Cost Cost1 (T-Cost1)', null]],
    1,
    [],
  ])
  const told = JSON.stringify([hooks, await site.database.db.selectFrom('firm_news').selectAll().execute()])
  expect([id, email, 'Dora'].filter((word) => told.includes(word))).toEqual([])
  expect(mail[0]?.body.replaceAll(/\s+/g, ' ')).toContain('Your open applications have been withdrawn')
})
