import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AccountData, AccountSession } from '#contract/account-data.ts'
import { call, read } from '#contract/operations.ts'
import { solveCaptcha } from '../captcha/solve-captcha.testing.ts'
import { fresh, openAccountForms } from './open-account-forms.testing.ts'
import { minute, over, password } from './open-accounts.testing.ts'

let site: Awaited<ReturnType<typeof openAccountForms>>

beforeAll(async () => {
  site = await openAccountForms('own_data')
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

const listSessions = async (token: string) => {
  const { payload } = await site.send([read('Session')], { token })
  return (JSON.parse(payload) as { Session: ReadonlyArray<AccountSession> }).Session
}

const subscribe = async (email: string) => {
  const proof = await solveCaptcha(await site.service.challenge('SubscribeToJobAlerts'))
  return site.send([call('SubscribeToJobAlerts', email, 'generic', 'true', proof, '')])
}

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'

test('an applicant reads her sessions, the newest first, when each was last renewed, and which one asks', async () => {
  const { email, token } = await site.newcomer()
  site.pass(minute)
  const entered = await site.send([call('SignIn', email, password, '', 'remember')], { userAgent: firefox })
  const kept = (JSON.parse(entered.payload) as { token: string }).token
  site.pass(60 * minute)
  const renewed = await site.refreshed(token)
  const at = (minutes: number) => new Date(site.start + minutes * minute).toISOString()
  const seen = (await listSessions(renewed)).map(({ Session_ID, ...session }) => session)
  expect([seen, (await listSessions(kept)).map(({ IsThis }) => IsThis)]).toEqual([
    [
      { Device: 'Firefox on Windows', StartedAt: at(1), LastUsed: at(1), IsKept: true, IsThis: false },
      { Device: null, StartedAt: at(0), LastUsed: at(61), IsKept: false, IsThis: true },
    ],
    [true, false],
  ])
})

test('a session keeps the words of its browser alone, and so does one of a new account', async () => {
  const proof = await site.prove('CreateAccount')
  const made = await site.send([call('CreateAccount', site.unusedEmail(), fresh, 'Cleo', 'Marsh', proof)], {
    userAgent: firefox,
  })
  const { token } = JSON.parse(made.payload) as { token: string }
  const rows = await site.database.db.selectFrom('session_family').selectAll().execute()
  expect([(await listSessions(token)).map(({ Device }) => Device), JSON.stringify(rows).includes('Gecko')]).toEqual([
    ['Firefox on Windows'],
    false,
  ])
})

test('a session that has run out is not listed', async () => {
  const { email, token } = await site.newcomer()
  const kept = await site.fetchToken(call('SignIn', email, password, '', 'remember'))
  site.pass(12 * 60 * minute)
  expect([(await listSessions(kept)).length, await site.fetchStatus(token)]).toEqual([1, 401])
})

test('an account has 50 sessions at a time: with another one the oldest ends', async () => {
  const { email, token } = await site.newcomer()
  let second = ''
  for (let entered = 1; entered < 50; entered += 1) {
    site.pass(minute)
    if (entered === 25) await site.database.db.deleteFrom('attempt_count').execute()
    const { token: next } = await site.enter(email)
    if (entered === 1) second = next
  }
  const before = [(await listSessions(second)).length, await site.fetchStatus(token)]
  const { token: last } = await site.enter(email)
  expect([
    before,
    (await listSessions(last)).length,
    await site.fetchStatus(token),
    await site.fetchStatus(second),
  ]).toEqual([[50, 200], 50, 401, 200])
})

test('she ends one of her sessions, and nobody else’s', async () => {
  const { email, token, id } = await site.newcomer()
  const [other, stranger] = [(await site.enter(email)).token, (await site.newcomer()).token]
  const own = (await listSessions(token)).find(({ IsThis }) => !IsThis)?.Session_ID ?? ''
  const foreign = (await listSessions(stranger))[0]?.Session_ID ?? ''
  const answers = []
  for (const session of [own, own, foreign, 'nobody'])
    answers.push((await site.send([call('EndSession', session)], { token })).payload)
  expect([answers, await site.send([read('Applicant')], { token: other }), await site.fetchStatus(stranger)]).toEqual([
    ['true', 'true', 'true', 'true'],
    over,
    200,
  ])
  expect([await site.fetchStatus(token), await site.events(id)]).toEqual([200, ['session ended']])
})

test('she reads all that is kept of her, and no hash', async () => {
  const { email, token } = await site.newcomer()
  await subscribe(email)
  await site.updatePassword(token, fresh)
  const { payload } = await site.send([read('AccountData')], { token })
  const at = new Date(site.start).toISOString()
  const [data] = (JSON.parse(payload) as { AccountData: readonly [AccountData] }).AccountData
  const { Sessions, JobAlerts, ...rest } = data
  expect([
    rest,
    Sessions.length,
    JobAlerts.map(({ EmailAddress }) => EmailAddress),
    payload.includes('argon2'),
  ]).toEqual([
    {
      FirstName: 'Dora',
      LastName: 'Moss',
      Email: email,
      CreatedAt: at,
      UsedAt: at,
      EmailConfirmedAt: at,
      SavedJobs: [],
      Events: [{ What: 'password changed', At: at }],
      FormerEmails: [],
      Applications: [],
    },
    1,
    [email],
    false,
  ])
})

test('before her address is confirmed, which may be a stranger’s, she reads no alerts of it', async () => {
  const { email, token } = await site.newcomer(false)
  await subscribe(email)
  const { payload } = await site.send([read('AccountData')], { token })
  expect((JSON.parse(payload) as { AccountData: readonly [AccountData] }).AccountData[0].JobAlerts).toEqual([])
})

test('what is of one account is nobody else’s: without signing in, and before another password is chosen', async () => {
  const { email } = await site.newcomer()
  const { token } = await site.enter(email, await site.fetchTemporaryPassword(email))
  const asked = [read('Session'), read('AccountData'), call('EndSession', 'x'), call('DeleteAccount', password)]
  const answers = []
  for (const operation of asked)
    answers.push([(await site.send([operation])).status, (await site.send([operation], { token })).status])
  expect(answers).toEqual(Array.from({ length: 4 }, () => [401, 403]))
})

const countRemainingRows = async (id: string) => {
  const counts = []
  for (const table of ['Applicant', 'session_family', 'account_link', 'account_event', 'temporary_password'] as const) {
    const rows = site.database.db.selectFrom(table).select('Applicant_ID').where('Applicant_ID', '=', id)
    counts.push((await rows.execute()).length)
  }
  return counts
}

test('a deleted account is gone with all that belonged to it and the alerts of its address, and a mail says so', async () => {
  const { email, id, token } = await site.newcomer()
  const stranger = await site.newcomer()
  await subscribe(email)
  await site.recover(email)
  const answers = [await site.remove(token, 'another horse'), await site.remove(token)]
  const mails = Object.keys(await site.mails(email))
  const subscribers = site.database.db.selectFrom('subscriber').select('id').where('email_key', '=', email)
  expect([answers, await countRemainingRows(id), await subscribers.execute(), await site.fetchStatus(token)]).toEqual([
    ['false', 'true'],
    [0, 0, 0, 0, 0],
    [],
    401,
  ])
  expect([mails.toSorted(), (await site.enter(email)).response, await site.fetchStatus(stranger.token)]).toEqual([
    ['Your account was deleted', 'Your temporary password'],
    'false',
    200,
  ])
})

test('an account whose address was never confirmed, which may be a stranger’s, takes no alerts of it along', async () => {
  const { email, token } = await site.newcomer(false)
  await subscribe(email)
  await site.remove(token)
  const subscribers = site.database.db.selectFrom('subscriber').select('id').where('email_key', '=', email)
  const { 'Your account was deleted': mail = '' } = await site.mails(email)
  expect([(await subscribers.execute()).length, mail === '', /alerts/.test(mail)]).toEqual([1, false, false])
})

test('[C4.1-04] every session of a deleted account is told that the account was deleted, and that of another only that it has ended', async () => {
  const { email, token } = await site.newcomer()
  const other = (await site.enter(email)).token
  const stranger = await site.newcomer()
  await site.signOut(stranger.token)
  await site.remove(token)
  const answers = []
  for (const each of [token, other, stranger.token])
    answers.push((await site.send([read('WebsiteStat')], { token: each })).message)
  expect(answers).toEqual([
    'Your account was deleted, so you are no longer signed in.',
    'Your account was deleted, so you are no longer signed in.',
    over.message,
  ])
})

test.each([
  ['EndSession', 'Too many sessions were ended from your network. Please wait a few minutes and try again.'],
  ['DeleteAccount', 'Too many accounts were deleted from your network. Please wait a few minutes and try again.'],
  ['UpdatePassword', 'Too many passwords were changed from your network. Please wait a few minutes and try again.'],
  ['UpdateEmail', 'Too many emails were changed from your network. Please wait a few minutes and try again.'],
  ['ConfirmEmail', 'Too many links were followed from your network. Please wait a few minutes and try again.'],
])('%s that is called too often from a network is refused in words', async (name, words) => {
  const { token } = await site.newcomer()
  const send = () => site.send([call(name, '')], { token, address: '203.0.113.9' })
  for (let calls = 0; calls < 60; calls += 1) await send()
  expect(await send()).toEqual({ status: 429, message: words, payload: '' })
})
