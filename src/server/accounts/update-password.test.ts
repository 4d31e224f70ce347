import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import { fresh, openAccountForms } from './open-account-forms.testing.ts'
import { minute, over, password } from './open-accounts.testing.ts'

let site: Awaited<ReturnType<typeof openAccountForms>>

beforeAll(async () => {
  site = await openAccountForms('update_password')
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

test('[J7-14][J7-15] another password opens the account from then on, and the former does not', async () => {
  const { email, token } = await site.newcomer()
  const answer = await site.updatePassword(token, fresh)
  expect([answer, (await site.enter(email, fresh)).response, (await site.enter(email)).response]).toEqual([
    'true',
    'true',
    'false',
  ])
})

test('all other sessions end and the caller’s stays, and nobody else’s ends', async () => {
  const { email, token } = await site.newcomer()
  const other = (await site.enter(email)).token
  const stranger = (await site.newcomer()).token
  await site.updatePassword(token, fresh)
  expect([await site.fetchStatus(token), await site.fetchStatus(other), await site.fetchStatus(stranger)]).toEqual([
    200, 401, 200,
  ])
})

test('the same change once more, whose answer was lost, is told as done; a wrong one, another session and a later day are not', async () => {
  const { email, token } = await site.newcomer()
  await site.updatePassword(token, fresh)
  const other = (await site.enter(email, fresh)).token
  const again = [
    await site.updatePassword(token, fresh),
    await site.updatePassword(token, `${fresh}!`),
    await site.updatePassword(other, fresh),
  ]
  site.pass(10 * minute)
  expect([again, await site.updatePassword(token, fresh)]).toEqual([['true', 'false', 'false'], 'false'])
  expect((await site.enter(email, fresh)).response).toBe('true')
})

test('after a temporary password, too, the same change once more is told as done', async () => {
  const { email } = await site.newcomer()
  const temporary = await site.fetchTemporaryPassword(email)
  const { token } = await site.enter(email, temporary)
  const answers = [
    await site.updatePassword(token, fresh, temporary),
    await site.updatePassword(token, fresh, temporary),
  ]
  expect([answers, await site.events((await site.newcomer()).id)]).toEqual([['true', 'true'], []])
})

test('a temporary password that waits opens nothing after the change', async () => {
  const { email, token } = await site.newcomer()
  const temporary = await site.fetchTemporaryPassword(email)
  await site.updatePassword(token, fresh)
  expect(await site.enter(email, temporary)).toEqual({ response: 'false', token: null })
})

test('the applicant is told by mail, without a name or a password', async () => {
  const { email, token } = await site.newcomer()
  await site.updatePassword(token, fresh)
  const { 'Your password was changed': mail = '' } = await site.mails(email)
  expect([mail === '', /Dora|Moss|pony|correct/.test(mail)]).toEqual([false, false])
})

test.each([
  ['a wrong current password', fresh, 'another horse'],
  ['[J5-29] the current password once more', password, password],
  ['[J5-21] a short one', 'pony', password],
  ['[J5-22] a long one', 'x'.repeat(65), password],
  ['[J5-24] a common one', 'Sunshine1', password],
  ['[J5-27] the phrase of the comic', 'correct horse battery staple', password],
  ['no current password', fresh, ''],
])('[J7-15] %s answers false, changes nothing, ends no session and sends nothing', async (_, next, current) => {
  const { email, token } = await site.newcomer()
  const other = (await site.enter(email)).token
  expect([
    await site.updatePassword(token, next, current),
    (await site.enter(email)).response,
    await site.fetchStatus(other),
    await site.mails(email),
  ]).toEqual(['false', 'true', 200, {}])
})

test('nobody changes a password without signing in, nor with an Idempotency-Key, nor with more than two arguments', async () => {
  const { token } = await site.newcomer()
  const operation = call('UpdatePassword', fresh, password)
  const answers = [
    await site.send([operation]),
    await site.send([operation], { token, idempotencyKey: 'once' }),
    await site.send([call('UpdatePassword', fresh, password, '')], { token }),
  ]
  expect(answers.map(({ status, message }) => `${status} ${message}`)).toEqual([
    '401 Please sign in first.',
    '400 UpdatePassword takes no Idempotency-Key: it holds or answers a secret, which is not kept for a retry.',
    '400 UpdatePassword takes two arguments.',
  ])
})

const guess = async (token: string, address: string) => {
  const { status, message, payload } = await site.send([call('UpdatePassword', fresh, 'a guess')], { token, address })
  return `${status} ${message || payload}`
}
const tooMany = '429 Too many wrong passwords. Please wait a few minutes and try again.'

test('after five wrong passwords from a network the sixth is not looked at, there alone and for five minutes', async () => {
  const { token } = await site.newcomer()
  for (let guesses = 0; guesses < 5; guesses += 1) expect(await guess(token, '192.0.2.1')).toBe('200 false')
  const sixth = await guess(token, '192.0.2.1')
  const elsewhere = await guess(token, '198.51.100.1')
  site.pass(5 * minute)
  expect([sixth, elsewhere, await guess(token, '192.0.2.1')]).toEqual([tooMany, '200 false', '200 false'])
})

test('after twenty from everywhere none is looked at, but a recovery stays open', async () => {
  const { email, token } = await site.newcomer()
  for (let guesses = 0; guesses < 20; guesses += 1)
    expect(await guess(token, `198.51.100.${guesses}`)).toBe('200 false')
  const last = await guess(token, '198.51.100.99')
  const temporary = await site.fetchTemporaryPassword(email)
  const recovered = await site.enter(email, temporary)
  expect([last, await site.updatePassword(recovered.token, fresh, temporary)]).toEqual([tooMany, 'true'])
})

test('a right password is no guess', async () => {
  const { token } = await site.newcomer()
  const passwords = [password, ...Array.from({ length: 7 }, (_, index) => `pony number ${index}`)]
  const answers = []
  for (const [index, next] of passwords.slice(1).entries())
    answers.push(await site.updatePassword(token, next, passwords[index]))
  expect(answers).toEqual(Array.from({ length: 7 }, () => 'true'))
})

test('an account is changed twenty times a day at most, for each time sends a mail', async () => {
  const { token, email } = await site.newcomer()
  const change = (index: number) =>
    site.send([call('UpdatePassword', `pony number ${index + 1}`, index === 0 ? password : `pony number ${index}`)], {
      token,
      address: `198.51.100.${index}`,
    })
  for (let index = 0; index < 20; index += 1) expect((await change(index)).payload).toBe('true')
  const { status, message } = await change(20)
  const mails = await site.database.db.selectFrom('mail_outbox').select('id').where('recipient', '=', email).execute()
  expect([status, message, mails.length]).toEqual([
    429,
    'Your account was changed too often today. Please try again tomorrow.',
    20,
  ])
})

test('an address that was never confirmed, which may be a stranger’s, is told six times a day', async () => {
  const { token, email } = await site.newcomer(false)
  let current = password
  for (let index = 0; index < 8; index += 1) {
    await site.updatePassword(token, `pony number ${index}`, current)
    current = `pony number ${index}`
  }
  const mails = await site.database.db.selectFrom('mail_outbox').select('id').where('recipient', '=', email).execute()
  expect(mails.length).toBe(6)
})

test('of two changes at the same time from two sessions one counts, and its session is the one that stays', async () => {
  const { email, token } = await site.newcomer()
  const tokens = [token, (await site.enter(email)).token]
  const answers = await Promise.all(
    tokens.map(
      async (one, index) => await site.send([call('UpdatePassword', `pony ${index} of two`, password)], { token: one }),
    ),
  )
  const statuses = await Promise.all(tokens.map(site.fetchStatus))
  const won = answers.findIndex(({ payload }) => payload === 'true')
  expect([answers.filter(({ payload }) => payload === 'true').length, statuses[won], statuses[1 - won]]).toEqual([
    1, 200, 401,
  ])
  expect((await site.enter(email, `pony ${won} of two`)).response).toBe('true')
})

test('a sign-in whose password is changed before it is let in is not let in', async () => {
  const { email, token } = await site.newcomer()
  const [, entered] = await Promise.all([site.updatePassword(token, fresh), site.enter(email)])
  const sessions = await site.database.db
    .selectFrom('session_family')
    .innerJoin('Applicant', 'Applicant.Applicant_ID', 'session_family.Applicant_ID')
    .select('family')
    .where('Email', '=', email)
    .execute()
  const isOut = entered.token === null || (await site.fetchStatus(entered.token)) === over.status
  expect([isOut, sessions.length]).toEqual([true, 1])
})
