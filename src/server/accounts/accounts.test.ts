import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, read, type Operation } from '#contract/transaction.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createSiteService, type SiteService, type TransactionOptions } from '../site-service.ts'
import { createApplicant } from './applicants.ts'
import { endSessions } from './tokens.ts'

const start = Date.UTC(2026, 10, 21, 12)
const minute = 60_000
const secret = new TextEncoder().encode('a secret that only the tests know, and long enough')
const ada = { lastName: 'Moss', password: 'correct horse' }

let database: Database
let service: SiteService
let now = start
let ids: Record<string, string | null> = {}

const clock = () => new Date(now)

const enrol = (firstName: string, email: string) => createApplicant(database.db, { ...ada, firstName, email }, clock())

beforeAll(async () => {
  database = await openTestDatabase('accounts')
  service = createSiteService({ database, clock, tokenSecret: secret })
  ids = { ada: await enrol(' Ada ', 'Ada@Example.org '), ben: await enrol('Ben', 'ben@example.org') }
}, 60_000)

beforeEach(async () => {
  now = start
  for (const table of ['session_token', 'attempt_count', 'idempotency_key'] as const)
    await database.db.deleteFrom(table).execute()
})

afterAll(() => database.close())

async function send(operations: ReadonlyArray<Operation>, options: TransactionOptions = {}) {
  const { status, reply } = await service.transact({ UserID: null, UserName: '', Operations: operations }, options)
  return { status, message: reply.Msg, payload: reply.Payload }
}

const signIn = (email: string, password: string) => call('SignIn', email, password, '')

async function tokenFrom(operation: Operation, token?: string) {
  const { payload } = await send([operation], { token })
  return (JSON.parse(payload) as { token: string }).token
}

const signedIn = (email = 'ada@example.org') => tokenFrom(signIn(email, 'correct horse'))
const refreshed = (token: string) => tokenFrom(call('RefreshToken'), token)
const statusOf = async (token: string) => (await send([read('WebsiteStat')], { token })).status
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number | string>

const over = { status: 401, message: 'You are no longer signed in. Please sign in again.', payload: '' }

test('[J7-05][J7-06][J3-31] the right e-mail and password, in whatever case the e-mail is written, give a token', async () => {
  const { status, payload } = await send([signIn(' ADA@example.ORG', 'correct horse')])
  const { response, token } = JSON.parse(payload) as Record<string, string>
  expect([status, response, claimsOf(token ?? '')['sub']]).toEqual([200, 'true', ids['ada']])
})

test.each([
  ['another password', 'ada@example.org', 'Correct horse'],
  ['no password', 'ada@example.org', ''],
  ['an unknown e-mail', 'eve@example.org', 'correct horse'],
])('[J8-01] %s gives no token and no hint', async (_, email, password) => {
  expect(await send([signIn(email, password)])).toEqual({
    status: 200,
    message: '',
    payload: '{"response":"false","token":null}',
  })
})

const locked = {
  status: 429,
  message: 'Too many login attempts. Please wait a few minutes and try again.',
  payload: '{"response":"locked","token":null}',
}

test('[J4.12-08][J8-02] after five failed attempts in a row an e-mail is locked for five minutes, for the right password too', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) await send([signIn('ada@example.org', 'wrong')])
  const sixth = await send([signIn('Ada@example.org', 'correct horse')])
  now += 5 * minute - 1
  const seventh = await send([signIn('ada@example.org', 'correct horse')])
  const other = await send([signIn('ben@example.org', 'correct horse')])
  now += 1
  const later = await send([signIn('ada@example.org', 'correct horse')])
  expect([sixth, seventh, other.status, later.status]).toEqual([locked, locked, 200, 200])
})

test('[J4.12-08] a sign-in that succeeds ends the row of failed attempts', async () => {
  for (let attempt = 0; attempt < 4; attempt += 1) await send([signIn('ada@example.org', 'wrong')])
  await signedIn()
  for (let attempt = 0; attempt < 4; attempt += 1) await send([signIn('ada@example.org', 'wrong')])
  expect((await send([signIn('ada@example.org', 'correct horse')])).status).toBe(200)
})

test('a batch of guesses is charged for each of them, also when the batch is undone', async () => {
  const guesses = Array.from({ length: 5 }, () => signIn('ada@example.org', 'wrong'))
  const undone = await send([...guesses, call('SignOut')])
  expect([undone.status, await send([signIn('ada@example.org', 'correct horse')])]).toEqual([401, locked])
})

test('one address that tries many e-mails is locked out, another is not, and only what fails is counted', async () => {
  await send([signIn('ben@example.org', 'correct horse')], { address: '192.0.2.1' })
  const guess = (index: number, address: string) => send([signIn(`nobody${index}@example.org`, '')], { address })
  await Promise.all(Array.from({ length: 50 }, (_, index) => guess(index, '192.0.2.1')))
  expect([await guess(50, '192.0.2.1'), (await guess(51, '192.0.2.2')).status]).toEqual([locked, 200])
}, 30_000)

test('[C4.1-02] a token says when it ends: 90 minutes after it was given', async () => {
  const { iat, exp } = claimsOf(await signedIn())
  expect([iat, exp]).toEqual([start / 1000, (start + 90 * minute) / 1000])
})

test('[C6-11] a token counts until its end, and not a second longer', async () => {
  const token = await signedIn()
  now += 90 * minute - 1000
  const before = await statusOf(token)
  now += 1000
  expect([before, await send([read('WebsiteStat')], { token })]).toEqual([200, over])
})

const claims = () => ({ jti: 'made up', sub: ids['ada'] ?? '', iss: 'urn:tamarack-site:accounts' })
const signedBy = (key: string, typ = 'at+jwt', audience = 'urn:tamarack-site:data') =>
  new SignJWT(claims())
    .setProtectedHeader({ alg: 'HS256', typ })
    .setAudience(audience)
    .setExpirationTime(new Date(start + minute))
    .sign(new TextEncoder().encode(key))

const forged: Record<string, () => Promise<string> | string> = {
  'no token at all': () => 'rubbish',
  'a token that another signer made': () => signedBy('a secret of somebody else, who would like to be let in'),
  'a token without signature': () => new UnsecuredJWT(claims()).setExpirationTime('1h').encode(),
  'a token for something else': async () => signedBy(new TextDecoder().decode(secret), 'at+jwt', 'urn:elsewhere'),
  'a token of another type': async () => signedBy(new TextDecoder().decode(secret), 'jwt'),
  'a token that was never given': async () => signedBy(new TextDecoder().decode(secret)),
}

test.each(Object.entries(forged))('[C6-11] %s is refused in plain words, for public reads too', async (_, make) => {
  expect(await send([read('WebsiteStat')], { token: await make() })).toEqual(over)
})

test('[C6-11][C3.3-01] an applicant reads her own row and nobody else a row at all', async () => {
  const own = await send([read('Applicant', [ids['ben'] ?? ''], ['LastName'])], { token: await signedIn() })
  expect([JSON.parse(own.payload), await send([read('Applicant')])]).toEqual([
    { Applicant: [{ FirstName: 'Ada', Email: 'Ada@Example.org' }] },
    { status: 401, message: 'Please sign in first.', payload: '' },
  ])
})

test('the token of an applicant who is gone is refused', async () => {
  const id = await enrol('Cleo', 'cleo@example.org')
  const token = await signedIn('cleo@example.org')
  await database.db
    .deleteFrom('Applicant')
    .where('Applicant_ID', '=', id ?? '')
    .execute()
  expect(await send([read('Applicant')], { token })).toEqual(over)
})

test('[C7.2-01][C7.2-02] a refresh gives a new token with a new end', async () => {
  const token = await signedIn()
  now += 60 * minute
  const { payload } = await send([call('RefreshToken')], { token })
  const { response, token: next = '' } = JSON.parse(payload) as Record<string, string>
  expect([response, next === token, claimsOf(next)['exp']]).toEqual(['true', false, (now + 90 * minute) / 1000])
})

test('[C7.2-05] a refresh whose reply got lost leaves the old token in force', async () => {
  const token = await signedIn()
  await refreshed(token)
  now += 89 * minute
  expect(await statusOf(token)).toBe(200)
})

test('once its successor is used an old token counts a minute longer; copied and used after that it ends the session', async () => {
  const token = await signedIn()
  const next = await refreshed(token)
  await statusOf(next)
  now += minute
  const within = [await statusOf(token), await statusOf(next)]
  now += 1
  expect([within, await statusOf(token), await statusOf(next)]).toEqual([[200, 200], 401, 401])
})

test('two tabs that refresh at the same moment both stay signed in', async () => {
  const token = await signedIn()
  const [one, two] = await Promise.all([refreshed(token), refreshed(token)])
  await statusOf(two)
  await statusOf(one)
  now += 2 * minute
  expect([await statusOf(one), await statusOf(two), one === two]).toEqual([200, 200, false])
})

test('signing out revokes every token of that session and of no other', async () => {
  const [token, other] = [await signedIn(), await signedIn()]
  const next = await refreshed(token)
  await send([call('SignOut')], { token })
  expect([await statusOf(token), await statusOf(next), await statusOf(other)]).toEqual([401, 401, 200])
})

test('all sessions of an applicant can be ended at once', async () => {
  const [one, two, ben] = [await signedIn(), await signedIn(), await signedIn('ben@example.org')]
  await endSessions(database.db, ids['ada'] ?? '')
  expect([await statusOf(one), await statusOf(two), await statusOf(ben)]).toEqual([401, 401, 200])
})

test('a reply that holds a token is not kept for a retry', async () => {
  const options = { idempotencyKey: 'the same', token: await signedIn() }
  await send([call('RefreshToken')], options)
  await send([signIn('ada@example.org', 'correct horse')], { idempotencyKey: 'another' })
  expect(await database.db.selectFrom('idempotency_key').selectAll().execute()).toEqual([])
})

test('one e-mail has one account, in whatever case it is written, and no password is kept', async () => {
  const again = await enrol('Ada', 'ADA@EXAMPLE.ORG')
  const kept = await database.db.selectFrom('Applicant').select('PasswordHash').execute()
  expect([again, kept.filter(({ PasswordHash }) => !/^argon2id\$[\w-]{22}\$[\w-]{43}$/.test(PasswordHash))]).toEqual([
    null,
    [],
  ])
})

test('[C6-09] an applicant may change no more of the content than anybody may', async () => {
  const action = { ActionType: 'Delete', ID: '1', Payload: null, Params: [] } as const
  const change = { ...read('CompanyNews'), Actions: [action] }
  const answers = [await send([change]), await send([change], { token: await signedIn() })]
  expect(answers.map(({ status, message }) => [status, message])).toEqual([
    [403, 'You may not change CompanyNews.'],
    [403, 'You may not change CompanyNews.'],
  ])
})
