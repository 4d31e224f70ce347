import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, read } from '#contract/operations.ts'
import { formatDateTime } from '#domain/time/moments.ts'
import { openAccountForms, parseLinkToken } from './open-account-forms.testing.ts'
import { minute, password } from './open-accounts.testing.ts'

let site: Awaited<ReturnType<typeof openAccountForms>>

beforeAll(async () => {
  site = await openAccountForms('update_email')
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

const readUndoToken = async (email: string) =>
  parseLinkToken((await site.mails(email))['Your email address was changed'])
const readConfirmationToken = async (email: string) =>
  parseLinkToken((await site.mails(email))['Please confirm your new email address'])
const responses = async (...emails: ReadonlyArray<string>) => {
  const found = []
  for (const email of emails) found.push((await site.enter(email)).response)
  return found
}

async function moved(isConfirmed = true) {
  const person = await site.newcomer(isConfirmed)
  const next = site.unusedEmail()
  const answer = await site.updateEmail(person.token, next)
  return { ...person, next, answer }
}

test('[J7-16][J7-17] the new address opens the account at once, and the former does not', async () => {
  const { email, next, answer, token } = await moved()
  const own = JSON.parse((await site.send([read('Applicant')], { token })).payload)
  expect([answer, own.Applicant[0].Email, await responses(next, email)]).toEqual(['true', next, ['true', 'false']])
})

test('all other sessions end and the caller’s stays', async () => {
  const { email, token } = await site.newcomer()
  const other = (await site.enter(email)).token
  await site.updateEmail(token, site.unusedEmail())
  expect([await site.fetchStatus(token), await site.fetchStatus(other)]).toEqual([200, 401])
})

test('[J7-17] the address of another account answers duplicate, in whatever case, and changes nothing', async () => {
  const { email, token } = await site.newcomer()
  const taken = (await site.newcomer()).email
  expect([await site.updateEmail(token, taken.toUpperCase()), await responses(email), await site.mails(email)]).toEqual(
    ['duplicate', ['true'], {}],
  )
})

test.each([
  ['a wrong password', 'new@example.org', 'another horse'],
  ['[J5-17.b] an address in another form', 'new@', password],
  ['no password', 'new@example.org', ''],
])('[J7-17] %s answers false and changes nothing', async (_, next, current) => {
  const { email, token } = await site.newcomer()
  expect([await site.updateEmail(token, next, current), await responses(email)]).toEqual(['false', ['true']])
})

test('her own address in capitals is written so and stays confirmed; nobody is told', async () => {
  const { email, id, token } = await site.newcomer()
  const answer = await site.updateEmail(token, email.toUpperCase())
  const row = site.database.db.selectFrom('Applicant').select(['Email', 'email_confirmed_at'])
  expect([answer, await row.where('Applicant_ID', '=', id).executeTakeFirst(), await site.mails(email)]).toEqual([
    'true',
    { Email: email.toUpperCase(), email_confirmed_at: new Date(site.start) },
    {},
  ])
})

test('nobody changes an address without signing in, nor with an Idempotency-Key', async () => {
  const { token } = await site.newcomer()
  const operation = call('UpdateEmail', 'new@example.org', password)
  const answers = [await site.send([operation]), await site.send([operation], { token, idempotencyKey: 'once' })]
  expect(answers.map(({ status }) => status)).toEqual([401, 400])
})

test('the new address gets a link that confirms it, and a link of the former address has run out', async () => {
  const email = site.unusedEmail()
  const { payload } = await site.create(email, password)
  const former = parseLinkToken((await site.mails(email))['Your account is open'])
  const next = site.unusedEmail()
  const { token } = JSON.parse(payload) as { token: string }
  await site.updateEmail(token, next)
  const link = await readConfirmationToken(next)
  expect([await site.confirm(former, token), await site.confirm(link, token), await site.confirm(link, token)]).toEqual(
    ['expired', 'true', 'used'],
  )
})

test('[J7-12] the former address gets a link that gives it back once, and ends every session and the password that made the change', async () => {
  const { email, next, token, id } = await moved()
  const thief = (await site.enter(next)).token
  const link = await readUndoToken(email)
  const answers = [await site.undo(link), await site.undo(link)]
  expect([answers, await responses(email, next), await site.fetchStatus(token), await site.fetchStatus(thief)]).toEqual(
    [['true', 'used'], ['false', 'false'], 401, 401],
  )
  expect([await site.events(id), Object.keys(await site.mails(email))]).toEqual([
    ['email change undone', 'email changed'],
    ['Your email address was changed', 'Your email address is back'],
  ])
  expect((await site.enter(email, await site.fetchTemporaryPassword(email))).response).toBe('newPassword')
})

test('both addresses are told until when the change can be taken back, and the removed one that it was', async () => {
  const { email, next } = await moved()
  const { 'Your email address was changed': former = '' } = await site.mails(email)
  const { 'Please confirm your new email address': later = '' } = await site.mails(next)
  const until = `${formatDateTime(new Date(site.start + 3 * 24 * 60 * minute).toISOString(), 'UTC')} UTC`
  await site.undo(parseLinkToken(former))
  expect([former.includes(until), later.includes(until), Object.keys(await site.mails(next))]).toEqual([
    true,
    true,
    ['Please confirm your new email address', 'Your account has its former email address back'],
  ])
})

test('a change that cannot be taken back is not said to be one', async () => {
  const { next } = await moved(false)
  const { 'Please confirm your new email address': mail = '' } = await site.mails(next)
  expect([mail === '', /take the change back/.test(mail)]).toEqual([false, false])
})

test('the account can be deleted at once, and its link ends with it: the former address is free for all', async () => {
  const { email, token, next } = await moved()
  const link = await readUndoToken(email)
  const removed = await site.remove(token)
  const opened = JSON.parse((await site.create(email)).payload) as { response: string }
  expect([removed, await responses(next), await site.undo(link), opened.response]).toEqual([
    'true',
    ['false'],
    'unknown',
    'true',
  ])
})

test('a link that takes a change back still does when the new address was confirmed: a thief confirms his own', async () => {
  const { email, next, token } = await moved()
  const confirmed = await site.confirm(await readConfirmationToken(next), token)
  expect([confirmed, await site.undo(await readUndoToken(email)), await responses(next)]).toEqual([
    'true',
    'true',
    ['false'],
  ])
})

test('a link to undo says after three days that it has run out, and then the address is free for all', async () => {
  const { email } = await moved()
  const link = await readUndoToken(email)
  site.pass(3 * 24 * 60 * minute - 1)
  const reserved = JSON.parse((await site.create(email)).payload).response
  site.pass(1)
  expect([reserved, await site.undo(link), JSON.parse((await site.create(email)).payload).response]).toEqual([
    'login',
    'expired',
    'true',
  ])
})

test('an address that may be given back is no other account’s by a change either', async () => {
  const { email } = await moved()
  const { token } = await site.newcomer()
  expect(await site.updateEmail(token, email)).toBe('duplicate')
})

test('she takes an address of hers back before that', async () => {
  const { email, token } = await moved()
  expect([await site.updateEmail(token, email), await responses(email)]).toEqual(['true', ['true']])
})

test('giving the first address back ends the links of those after it', async () => {
  const { email, next, token } = await moved()
  await site.confirm(await readConfirmationToken(next), token)
  site.pass(minute)
  await site.updateEmail(token, site.unusedEmail())
  const [first, second] = [await readUndoToken(email), await readUndoToken(next)]
  expect([await site.undo(first), await site.undo(second), Object.keys(await site.mails(email)).toSorted()]).toEqual([
    'true',
    'expired',
    ['Your email address is back', 'Your email address was changed'],
  ])
})

test('an address that was never confirmed, which may be a stranger’s, cannot take the account back', async () => {
  const { email, next } = await moved(false)
  const mail = (await site.mails(email))['Your email address was changed'] ?? ''
  expect([
    mail === '',
    parseLinkToken(mail),
    JSON.parse((await site.create(email)).payload).response,
    await responses(next),
  ]).toEqual([false, '', 'true', ['true']])
})

test('a temporary password for the former address opens nothing after the change', async () => {
  const { email, token } = await site.newcomer()
  const temporary = await site.fetchTemporaryPassword(email)
  const next = site.unusedEmail()
  await site.updateEmail(token, next)
  const found = [await site.enter(email, temporary), await site.enter(next, temporary)]
  await site.updateEmail(token, email)
  expect([...found, await site.enter(email, temporary)]).toEqual(
    Array.from({ length: 3 }, () => ({ response: 'false', token: null })),
  )
})

test('of two accounts that want one address at the same time one gets it', async () => {
  const people = [await site.newcomer(), await site.newcomer()]
  const next = site.unusedEmail()
  const answers = await Promise.all(people.map(({ token }) => site.updateEmail(token, next)))
  expect(answers.toSorted()).toEqual(['duplicate', 'true'])
})
