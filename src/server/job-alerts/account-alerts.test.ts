import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AccountData } from '#contract/account-data.ts'
import { callToStart } from '#contract/account-job-alerts.ts'
import { call, read } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { fresh, openAccountForms, parseLinkToken } from '../accounts/open-account-forms.testing.ts'
import { minute, over } from '../accounts/open-accounts.testing.ts'
import { forgetOld, retention } from '../database/forget-old.ts'
import { maxSubscriptions, subscribe, listEmailSubscriptions } from './subscriptions.ts'

let site: Awaited<ReturnType<typeof openAccountForms>>
let now = 0

beforeAll(async () => {
  site = await openAccountForms('own_alerts')
})
beforeEach(async () => {
  await site.reset()
  now = site.start
})
afterAll(() => site.database.close())

const pass = (duration: number) => {
  site.pass(duration)
  now += duration
}

const createSubject = (words: string) => ({
  subject: `search search=${words}`,
  JobPosting_ID: 'generic',
  JobFunction: `Jobs for “${words}”`,
  Search: `search=${words}`,
  posting: null,
})
const subscribeToSearches = (email: string, ...searches: ReadonlyArray<string>) =>
  Promise.all(searches.map((words) => subscribe(site.database.db, email, createSubject(words), new Date(now))))
const listAlerts = async (...emails: ReadonlyArray<string>) => {
  const found = []
  for (const email of emails) {
    const rows = await listEmailSubscriptions(site.database.db, email)
    found.push(
      rows
        .map(({ Search }) => Search?.replace('search=', '') ?? '')
        .toSorted()
        .join(' '),
    )
  }
  return found
}
const listKeys = async (email: string) =>
  (await listEmailSubscriptions(site.database.db, email)).map(({ PrimaryKey }) => PrimaryKey)
const getSubscriberId = async (email: string) => (await subscribeToSearches(email, 'a'))[0]?.subscriberId
const send = (token: string, operation: Operation) => site.send([operation], { token })
const move = async (token: string) => (await send(token, call('MoveJobAlerts'))).payload
const listFormerEmails = async (token: string) => {
  const { payload } = await send(token, read('AccountData'))
  const [{ FormerEmails }] = (JSON.parse(payload) as { AccountData: readonly [AccountData] }).AccountData
  return FormerEmails.map(({ Email, JobAlerts }) => [Email, JobAlerts])
}
const readUndoToken = async (email: string) =>
  parseLinkToken((await site.mails(email))['Your email address was changed'])

async function changeEmail(token: string) {
  const next = site.unusedEmail()
  await site.updateEmail(token, next)
  await site.confirm(parseLinkToken((await site.mails(next))['Please confirm your new email address']), token)
  pass(minute)
  return next
}

async function moved(...searches: ReadonlyArray<string>) {
  const person = await site.newcomer()
  await subscribeToSearches(person.email, ...searches)
  return { ...person, next: await changeEmail(person.token) }
}

test('[J2.7-06] an applicant ends one of her job alerts, as often as it is asked for, and nobody else’s', async () => {
  const [ada, ben] = [await site.newcomer(), await site.newcomer()]
  await subscribeToSearches(ada.email, 'a', 'b')
  await subscribeToSearches(ben.email, 'a')
  const [first = ''] = await listKeys(ada.email)
  const [foreign = ''] = await listKeys(ben.email)
  const answers = []
  for (const key of [first, first, foreign, 'nothing'])
    answers.push((await send(ada.token, call('EndJobAlert', key))).payload)
  expect([answers, (await listKeys(ada.email)).length, (await listKeys(ben.email)).length]).toEqual([
    ['true', 'true', 'true', 'true'],
    1,
    1,
  ])
})

test('one that has ended begins once more, with a key that ends it again', async () => {
  const { email, token } = await site.newcomer()
  await subscribeToSearches(email, 'a')
  const [row] = await listEmailSubscriptions(site.database.db, email)
  if (!row) throw new Error('Expected a job alert.')
  await send(token, call('EndJobAlert', row.PrimaryKey))
  const ended = await listAlerts(email)
  const { PrimaryKey } = JSON.parse((await send(token, callToStart(row))).payload) as { PrimaryKey: string }
  expect([ended, await listKeys(email), PrimaryKey === row.PrimaryKey, await site.mails(email)]).toEqual([
    [''],
    [PrimaryKey],
    false,
    {},
  ])
})

test('one for a job that is neither open nor written down any more does not begin once more', async () => {
  const { token } = await site.newcomer()
  expect(await send(token, call('StartJobAlert', 'gone'))).toEqual({
    status: 422,
    message:
      'This job is no longer open, so its alert cannot be started again. You can set up an alert for a search instead.',
    payload: '',
  })
})

test('[C6-11] nothing of it is for an address that was not confirmed, for nobody, or before another password is chosen', async () => {
  const stranger = await site.newcomer(false)
  const { email } = await site.newcomer()
  const { token } = await site.enter(email, await site.fetchTemporaryPassword(email))
  await subscribeToSearches(stranger.email, 'a')
  const [key = ''] = await listKeys(stranger.email)
  const answers = []
  for (const operation of [call('EndJobAlert', key), call('StartJobAlert', '', 'search=b'), call('MoveJobAlerts')])
    answers.push([
      (await site.send([operation])).status,
      (await send(token, operation)).status,
      (await send(stranger.token, operation)).status,
    ])
  expect([answers, await listAlerts(stranger.email)]).toEqual([Array.from({ length: 3 }, () => [401, 403, 403]), ['a']])
})

test('once the new address is confirmed, and not before, it is said how many alerts go to the former one, and they move', async () => {
  const { email, token } = await site.newcomer()
  await subscribeToSearches(email, 'a', 'b')
  const next = site.unusedEmail()
  await site.updateEmail(token, next)
  const early = await send(token, call('MoveJobAlerts'))
  await site.confirm(parseLinkToken((await site.mails(next))['Please confirm your new email address']), token)
  const before = await listFormerEmails(token)
  const keys = await listKeys(email)
  expect([early.status, before, await move(token), await move(token)]).toEqual([403, [[email, 2]], 'true', 'true'])
  const left = await listKeys(next)
  expect([
    await listAlerts(email, next),
    await listFormerEmails(token),
    left.some((key) => keys.includes(key)),
  ]).toEqual([['', 'a b'], [], false])
})

test('what the new address has already is not doubled', async () => {
  const { email, token, next } = await moved('a', 'b')
  await subscribeToSearches(next, 'b', 'c')
  await move(token)
  expect(await listAlerts(email, next)).toEqual(['', 'a b c'])
})

test('the former address is told once, in words that nobody typed', async () => {
  const { email, next, token } = await moved('a secret')
  await move(token)
  await move(token)
  const mails = await site.mails(email)
  const { 'Your job alerts have moved': mail = '' } = mails
  expect([Object.keys(mails), mail.includes(next), mail.includes('secret'), /Dora|Moss/.test(mail)]).toEqual([
    ['Your email address was changed', 'Your job alerts have moved'],
    false,
    false,
    false,
  ])
})

test('an address without alerts is told nothing', async () => {
  const { email, token } = await moved()
  await move(token)
  expect(Object.keys(await site.mails(email))).toEqual(['Your email address was changed'])
})

test('what was asked for at the former address after it was given up stays there', async () => {
  const { email, token, next } = await moved('a')
  await subscribeToSearches(email, 'b')
  expect([await listFormerEmails(token), await move(token), await listAlerts(email, next)]).toEqual([
    [[email, 1]],
    'true',
    ['b', 'a'],
  ])
})

test('an address that was never confirmed, which may be a stranger’s, leaves its alerts where they are', async () => {
  const { email, token } = await site.newcomer(false)
  await subscribeToSearches(email, 'a')
  const next = await changeEmail(token)
  expect([await listFormerEmails(token), await move(token), await listAlerts(email, next)]).toEqual([
    [],
    'true',
    ['a', ''],
  ])
})

test('once the former address is confirmed for another account, its alerts are that one’s', async () => {
  const { email, token, next } = await moved('a')
  pass(3 * 24 * 60 * minute)
  const later = (await site.enter(next)).token
  const { token: other } = JSON.parse((await site.create(email)).payload) as { token: string }
  const before = await listFormerEmails(later)
  await site.confirm(parseLinkToken((await site.mails(email))['Your account is open']), other)
  expect([
    before,
    await listFormerEmails(later),
    await move(later),
    await listAlerts(email, next),
    token !== later,
  ]).toEqual([[[email, 1]], [], 'true', ['a', ''], true])
})

test('more alerts than an address may have do not move, and all stay where they are', async () => {
  const searches = Array.from({ length: maxSubscriptions }, (_, at) => `s${at}`)
  const { email, token, next } = await moved(...searches)
  await subscribeToSearches(next, 'one more')
  const { status, message } = await send(token, call('MoveJobAlerts'))
  expect([status, message, (await listKeys(email)).length, await listAlerts(next)]).toEqual([
    422,
    'Your email address would have more job alerts than it can have. Please end some of them first.',
    maxSubscriptions,
    ['one more'],
  ])
})

test('taking the change back leaves alerts that have not moved where they are, and offers nothing any more', async () => {
  const { email, next } = await moved('a')
  await site.undo(await readUndoToken(email))
  const temporary = await site.fetchTemporaryPassword(email)
  const { token } = await site.enter(email, temporary)
  await site.updatePassword(token, fresh, temporary)
  expect([await listAlerts(email, next), await listFormerEmails(token), await move(token)]).toEqual([
    ['a', ''],
    [],
    'true',
  ])
  expect(await listAlerts(email, next)).toEqual(['a', ''])
})

test('taking the change back brings alerts back that have moved, also those that were ended since, under the old id', async () => {
  const person = await site.newcomer()
  const id = await getSubscriberId(person.email)
  await subscribeToSearches(person.email, 'rare')
  const next = await changeEmail(person.token)
  await subscribeToSearches(next, 'a', 'c')
  await move(person.token)
  const rows = await listEmailSubscriptions(site.database.db, next)
  const { PrimaryKey: key = '' } = rows.find(({ Search }) => Search === 'search=rare') ?? {}
  await send(person.token, call('EndJobAlert', key))
  await forgetOld(site.database.db, new Date(now))
  await site.undo(await readUndoToken(person.email))
  expect([await listAlerts(person.email, next), (await getSubscriberId(person.email)) === id]).toEqual([
    ['a rare', 'a c'],
    true,
  ])
})

test('moves one after another are taken back one after another', async () => {
  const { email, token, next } = await moved('a')
  await subscribeToSearches(next, 'b')
  await move(token)
  pass(minute)
  const last = await changeEmail(token)
  await move(token)
  const there = await listAlerts(email, next, last)
  await site.undo(await readUndoToken(email))
  expect([there, await listAlerts(email, next, last)]).toEqual([
    ['', '', 'a b'],
    ['a', 'b', ''],
  ])
})

test('alerts of two former addresses move together', async () => {
  const { email, token, next } = await moved('a')
  await subscribeToSearches(next, 'b')
  const last = await changeEmail(token)
  const before = await listFormerEmails(token)
  await move(token)
  expect([before, await listAlerts(email, next, last)]).toEqual([
    [
      [next, 1],
      [email, 1],
    ],
    ['', '', 'a b'],
  ])
})

const countStoredRows = async (id: string) => {
  const { db } = site.database
  const emails = await db.selectFrom('former_email').select('email').where('Applicant_ID', '=', id).execute()
  const alerts = await db.selectFrom('moved_alert').select('subject').where('Applicant_ID', '=', id).execute()
  return [emails.length, alerts.length]
}

test('a former address is forgotten after 90 days, and what could be brought back after three', async () => {
  const person = await moved('a')
  await move(person.token)
  await changeEmail(person.token)
  const at = now - minute
  const found = [await countStoredRows(person.id)]
  for (const age of [retention.movedAlerts, retention.formerEmails]) {
    await forgetOld(site.database.db, new Date(at - minute + age))
    found.push(await countStoredRows(person.id))
    await forgetOld(site.database.db, new Date(at + 1 + age))
    found.push(await countStoredRows(person.id))
  }
  expect(found).toEqual([
    [1, 1],
    [1, 1],
    [1, 0],
    [1, 0],
    [0, 0],
  ])
})

test('both go with the account', async () => {
  const { id, token } = await moved('a')
  await move(token)
  const last = await changeEmail(token)
  pass(3 * 24 * 60 * minute)
  const before = await countStoredRows(id)
  const answer = await site.remove((await site.enter(last)).token)
  expect([before, answer, await countStoredRows(id)]).toEqual([[1, 1], 'true', [0, 0]])
})

test('a session that has ended does nothing with alerts', async () => {
  const { email, token } = await moved('a')
  await site.undo(await readUndoToken(email))
  expect(await send(token, call('MoveJobAlerts'))).toEqual(over)
})

test.each([
  ['EndJobAlert', ['x', 'y']],
  ['StartJobAlert', ['x', 'y', 'z']],
  ['MoveJobAlerts', ['x']],
])('%s refuses what is too much, and too many calls from a network', async (name, args) => {
  const { token } = await site.newcomer()
  const ask = () => site.send([call(name, ...args)], { token, address: '203.0.113.9' })
  const { status } = await ask()
  const tooMuch = () => site.send([call('EndJobAlert', 'x')], { token, address: '203.0.113.9' })
  for (let calls = 0; calls < 60; calls += 1) await tooMuch()
  expect([status, (await tooMuch()).message]).toEqual([
    400,
    'Too many job alerts were changed from your network. Please wait a few minutes and try again.',
  ])
})
