import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, read } from '#contract/operations.ts'
import { mailClasses } from '../mail/outbox.ts'
import { fresh, openAccountForms, parseTemporaryPassword } from './open-account-forms.testing.ts'
import { minute, password } from './open-accounts.testing.ts'

const resendInterval = 10 * minute

let site: Awaited<ReturnType<typeof openAccountForms>>

beforeAll(async () => {
  site = await openAccountForms('recovery')
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

test('[J7-10][J7-11][J7-12] a mail brings a temporary password and the login, and no name', async () => {
  const { email } = await site.newcomer()
  const { status, payload } = await site.recover(email.toUpperCase())
  const { 'Your temporary password': mail = '' } = await site.mails(email)
  expect([
    status,
    payload,
    parseTemporaryPassword(mail).length,
    mail.includes('/account-login\n'),
    /Dora|Moss/.test(mail),
  ]).toEqual([200, 'true', 24, true, false])
})

test('a temporary password goes before all mail where the address was confirmed, and else with what anybody can have sent there', async () => {
  const people = [await site.newcomer(true), await site.newcomer(false)]
  for (const { email } of people) await site.recover(email, '192.0.2.1')
  const rows = await site.database.db.selectFrom('mail_outbox').select(['recipient', 'class', 'party']).execute()
  const findMailClass = (to: string) => mailClasses[rows.find(({ recipient }) => recipient === to)?.class ?? -1]
  expect(people.map(({ email }) => findMailClass(email))).toEqual(['recovery', 'unconfirmed'])
  expect(new Set(rows.map(({ party }) => party)).size).toBe(1)
})

test('[J7-13] an address without account is answered the same; nothing is sent to it, and a password is kept for nobody', async () => {
  const email = site.unusedEmail()
  const { status, payload } = await site.recover(email)
  const kept = await site.database.db.selectFrom('temporary_password').selectAll().execute()
  expect([
    status,
    payload,
    await site.mails(email),
    kept.map((row) => [row.Applicant_ID, row.hash.slice(0, 10)]),
  ]).toEqual([200, 'true', {}, [[null, '$argon2id$']]])
  expect(JSON.stringify(kept)).not.toContain(email)
})

test('[J5-17.b][J5-31] an address in another form, and a proof that is none, are refused in words', async () => {
  const bad = await site.send([call('RequestNewPassword', 'ada@', await site.prove('RequestNewPassword'))])
  const unproved = await site.send([call('RequestNewPassword', 'ada@example.org', 'no proof')])
  expect([bad.status, bad.message, unproved.status, unproved.message]).toEqual([
    422,
    'A new password cannot be requested. Email: Email format incorrect',
    422,
    'The proof that you are not a robot has been used before or is too old. Please try again.',
  ])
})

test('a retry with the same idempotency key is given the first reply, although its proof is used', async () => {
  const { email } = await site.newcomer()
  const operation = call('RequestNewPassword', email, await site.prove('RequestNewPassword'))
  const send = async () => (await site.send([operation], { idempotencyKey: 'once more' })).payload
  expect([await send(), await send()]).toEqual(['true', 'true'])
  const mails = await site.database.db.selectFrom('mail_outbox').select('id').where('recipient', '=', email).execute()
  expect(mails.length).toBe(1)
})

test('[J4.12-07][J3-31] the temporary password opens the account once, however it is copied, and asks for another password', async () => {
  const { email } = await site.newcomer()
  const temporary = await site.fetchTemporaryPassword(email)
  const first = await site.enter(email, ` ${temporary.toUpperCase()}\n`)
  expect([first.response, typeof first.token, await site.enter(email, temporary)]).toEqual([
    'newPassword',
    'string',
    { response: 'false', token: null, reason: 'used' },
  ])
})

test('the old password opens the account until the temporary one was used', async () => {
  const { email } = await site.newcomer()
  const temporary = await site.fetchTemporaryPassword(email)
  const before = await site.enter(email)
  await site.enter(email, temporary)
  expect([before.response, (await site.enter(email)).response]).toEqual(['true', 'false'])
})

test('with the temporary password every session ends that was there before, whoever began it', async () => {
  const { email, token } = await site.newcomer()
  const temporary = await site.fetchTemporaryPassword(email)
  const before = await site.fetchStatus(token)
  await site.enter(email, temporary)
  expect([before, await site.fetchStatus(token)]).toEqual([200, 401])
})

test('a later temporary password replaces an earlier one', async () => {
  const { email } = await site.newcomer()
  const earlier = await site.fetchTemporaryPassword(email)
  await site.database.db.deleteFrom('mail_outbox').execute()
  site.pass(resendInterval)
  const later = await site.fetchTemporaryPassword(email)
  expect([await site.enter(email, earlier), (await site.enter(email, later)).response]).toEqual([
    { response: 'false', token: null },
    'newPassword',
  ])
})

test('after 30 minutes it says that it has run out, to who knows it, for a day; to nobody else', async () => {
  const { email } = await site.newcomer()
  const temporary = await site.fetchTemporaryPassword(email)
  site.pass(30 * minute)
  const [right, wrong] = [await site.enter(email, temporary), await site.enter(email, 'abcd-efgh-jkmn-pqrs-tuvw')]
  site.pass(24 * 60 * minute)
  expect([right, wrong, await site.enter(email, temporary)]).toEqual([
    { response: 'false', token: null, reason: 'expired' },
    { response: 'false', token: null },
    { response: 'false', token: null },
  ])
})

test('a moment before 30 minutes it still opens', async () => {
  const { email } = await site.newcomer()
  const temporary = await site.fetchTemporaryPassword(email)
  site.pass(30 * minute - 1)
  expect((await site.enter(email, temporary)).response).toBe('newPassword')
})

test('until she has another password an applicant may choose one, go on, see who she is and leave; what is for all stays open', async () => {
  const { email } = await site.newcomer()
  const { token } = await site.enter(email, await site.fetchTemporaryPassword(email))
  const fetchStatus = async (operation: Parameters<typeof site.send>[0][0]) =>
    (await site.send([operation], { token })).status
  const refused = await site.send([call('UpdateEmail', site.unusedEmail(), password)], { token })
  expect([
    await fetchStatus(read('Applicant')),
    await fetchStatus(read('WebsiteStat')),
    refused,
    await fetchStatus(call('UpdatePassword', 'short', 'x')),
    await fetchStatus(call('RefreshToken')),
    await fetchStatus(call('SignOut')),
  ]).toEqual([200, 200, { status: 403, message: 'Please choose a new password first.', payload: '' }, 200, 200, 200])
})

test('[J4.12-07] her own row says that she must set another password, until she has', async () => {
  const { email } = await site.newcomer()
  const temporary = await site.fetchTemporaryPassword(email)
  const { token } = await site.enter(email, temporary)
  const mustChange = async () => {
    const { payload } = await site.send([read('Applicant')], { token })
    const { Applicant } = JSON.parse(payload) as { Applicant: ReadonlyArray<{ MustChangePassword?: boolean }> }
    return Applicant.map(({ MustChangePassword }) => MustChangePassword)
  }
  const before = await mustChange()
  await site.updatePassword(token, fresh, temporary)
  expect([before, await mustChange()]).toEqual([[true], [undefined]])
})

test('a refreshed token is held to the same', async () => {
  const { email } = await site.newcomer()
  const first = await site.enter(email, await site.fetchTemporaryPassword(email))
  const token = await site.refreshed(first.token)
  expect((await site.send([call('UpdateEmail', 'x@example.org', password)], { token })).status).toBe(403)
})

test('[J7-14] with the temporary password as the current one another is chosen, and all is open again', async () => {
  const { email, id } = await site.newcomer(false)
  const temporary = await site.fetchTemporaryPassword(email)
  const { token } = await site.enter(email, temporary)
  const old = await site.updatePassword(token, fresh, password)
  const chosen = await site.updatePassword(token, fresh, temporary)
  expect([old, chosen, await site.updateEmail(token, site.unusedEmail(), fresh), await site.events(id)]).toEqual([
    'false',
    'true',
    'true',
    ['email changed', 'new password asked for', 'password changed', 'temporary password used'],
  ])
})

test('of two sign-ins with one temporary password at the same time one is let in', async () => {
  const { email } = await site.newcomer()
  const temporary = await site.fetchTemporaryPassword(email)
  const both = await Promise.all([site.enter(email, temporary), site.enter(email, temporary)])
  expect(both.map(({ response }) => response).toSorted()).toEqual(['false', 'newPassword'])
})

test('what is asked for an address before it has an account opens nothing afterwards', async () => {
  const email = site.unusedEmail()
  await site.recover(email)
  await site.create(email)
  const kept = await site.database.db.selectFrom('temporary_password').select('Applicant_ID').execute()
  expect([kept, (await site.enter(email, fresh)).response]).toEqual([[{ Applicant_ID: null }], 'true'])
})

test('one too many of a network is refused in words', async () => {
  const send = () => site.send([call('RequestNewPassword', 'x')], { address: '203.0.113.9' })
  for (let calls = 0; calls < 60; calls += 1) expect((await send()).status).toBe(422)
  expect((await send()).message).toBe(
    'Too many passwords were requested from your network. Please wait a few minutes and try again.',
  )
})
