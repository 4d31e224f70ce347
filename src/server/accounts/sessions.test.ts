import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, read } from '#contract/operations.ts'
import { parseClaims, hour, minute, openAccounts, over, signIn, start } from './open-accounts.testing.ts'

const day = 24 * hour

let site: Awaited<ReturnType<typeof openAccounts>>

beforeAll(async () => {
  site = await openAccounts('sessions')
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

const readTokenExpiry = (token: string) => Number(parseClaims(token)['exp']) * 1000 - start

test('[C7.2-01][C7.2-02] a refresh gives a new token with a new end', async () => {
  const token = await site.signedIn()
  site.pass(hour)
  const { response, token: next = '' } = JSON.parse((await site.refresh(token)).payload) as Record<string, string>
  expect([response, next === token, readTokenExpiry(next)]).toEqual(['true', false, hour + 90 * minute])
})

test('[C7.2-05] a refresh whose reply got lost leaves the old token in force', async () => {
  const token = await site.signedIn()
  await site.refreshed(token)
  site.pass(89 * minute)
  expect(await site.fetchStatus(token)).toBe(200)
})

test('[C7.2-05] a token whose refresh got lost is refreshed again, and what was given before counts no more', async () => {
  const token = await site.signedIn()
  const [lost, lostAgain, next] = [
    await site.refreshed(token),
    await site.refreshed(token),
    await site.refreshed(token),
  ]
  const found = [await site.fetchStatus(lost), await site.fetchStatus(lostAgain), await site.fetchStatus(next)]
  expect([found, await site.refresh(lost), await site.fetchStatus(next)]).toEqual([[401, 401, 200], over, 200])
})

test('of two refreshes at the same moment one token counts, and one session lives on', async () => {
  const token = await site.signedIn()
  const pair = await Promise.all([site.refreshed(token), site.refreshed(token)])
  const found = [await site.fetchStatus(pair[0]), await site.fetchStatus(pair[1])]
  expect(found.toSorted((a, b) => a - b)).toEqual([200, 401])
})

test('once its successor is used an old token counts a minute longer; copied and used after that it ends the session', async () => {
  const token = await site.signedIn()
  const next = await site.refreshed(token)
  await site.fetchStatus(next)
  site.pass(minute)
  const within = [await site.fetchStatus(token), await site.fetchStatus(next)]
  site.pass(1)
  expect([within, await site.fetchStatus(token), await site.fetchStatus(next)]).toEqual([[200, 200], 401, 401])
})

test('a thief who copies a token and refreshes it first is out as soon as its owner refreshes it', async () => {
  const token = await site.signedIn()
  const thiefToken = await site.refreshed(token)
  const before = await site.fetchStatus(thiefToken)
  const next = await site.refreshed(thiefToken)
  const owner = await site.refresh(token)
  expect([
    before,
    owner,
    await site.fetchStatus(thiefToken),
    await site.refresh(next),
    await site.fetchStatus(token),
  ]).toEqual([200, over, 401, over, 401])
})

test('a thief who refreshes second ends the session of both', async () => {
  const token = await site.signedIn()
  const next = await site.refreshed(token)
  await site.fetchStatus(next)
  expect([await site.refresh(token), await site.fetchStatus(next)]).toEqual([over, 401])
})

test('a copied token ends its session also when it comes in a batch with more', async () => {
  const token = await site.signedIn()
  const next = await site.refreshed(token)
  await site.fetchStatus(next)
  expect([
    await site.send([read('WebsiteStat'), call('RefreshToken')], { token }),
    await site.fetchStatus(next),
  ]).toEqual([over, 401])
})

test('a session that is not kept ends 12 hours after the sign-in, however often it is refreshed', async () => {
  let token = await site.signedIn()
  const ends = [readTokenExpiry(token)]
  for (let passed = 0; passed < 11; passed += 1) {
    site.pass(hour)
    token = await site.refreshed(token)
    ends.push(readTokenExpiry(token))
  }
  site.pass(hour - 1000)
  const last = await site.refreshed(token)
  site.pass(1000)
  expect([ends.slice(-3), readTokenExpiry(last), await site.refresh(last)]).toEqual([
    [10.5 * hour, 11.5 * hour, 12 * hour],
    12 * hour,
    over,
  ])
})

test('a kept session outlasts nights and ends 30 days after the sign-in, and no token of it later', async () => {
  const token = await site.rememberedSession()
  site.pass(9 * day)
  const next = await site.refreshed(token)
  site.pass(21 * day - 1000)
  const before = await site.fetchStatus(next)
  site.pass(1000)
  expect([readTokenExpiry(token), readTokenExpiry(next), before, await site.refresh(next)]).toEqual([
    30 * day,
    30 * day,
    200,
    over,
  ])
})

test('[J7-05][J7-07] only the word remember keeps a session, and the third argument changes nothing', async () => {
  const getLength = async (...more: string[]) => {
    const { payload } = await site.send([call('SignIn', 'ada@example.org', 'correct horse', ...more)])
    return readTokenExpiry((JSON.parse(payload) as { token: string }).token) / hour
  }
  expect([await getLength(), await getLength('remember'), await getLength('', 'yes')]).toEqual([1.5, 1.5, 1.5])
  expect([await getLength('', 'remember'), await getLength('x', 'remember')]).toEqual([720, 720])
})

test('signing out revokes every token of that session and of no other', async () => {
  const [token, other] = [await site.signedIn(), await site.signedIn()]
  const next = await site.refreshed(token)
  await site.signOut(token)
  expect([await site.fetchStatus(token), await site.fetchStatus(next), await site.fetchStatus(other)]).toEqual([
    401, 401, 200,
  ])
})

test.each([
  ['SignOut', 'RefreshToken'],
  ['RefreshToken', 'SignOut'],
  ['RefreshToken', 'RefreshToken'],
])('%s and %s in one batch are refused before either is done', async (first, second) => {
  const token = await site.signedIn()
  const answer = await site.send([call(first), read('WebsiteStat'), call(second)], { token })
  expect([answer, await site.fetchStatus(token)]).toEqual([
    {
      status: 400,
      message: `${first} and ${second} cannot be in one transaction: send them one after the other.`,
      payload: '',
    },
    200,
  ])
})

test('a batch of guesses is refused before any of them is tried', async () => {
  const guesses = Array.from({ length: 5 }, () => signIn('ada@example.org', 'wrong'))
  const { status, message } = await site.send(guesses)
  const counts = await site.database.db.selectFrom('attempt_count').selectAll().execute()
  expect([status, message, counts]).toEqual([
    400,
    'SignIn and SignIn cannot be in one transaction: send them one after the other.',
    [],
  ])
})

test.each([['SignIn'], ['RefreshToken'], ['SignOut']])(
  'a key for retries beside %s is refused in words, and nothing is done',
  async (name) => {
    const token = await site.signedIn()
    const operation = name === 'SignIn' ? signIn() : call(name)
    const answer = await site.send([operation], { token, idempotencyKey: 'the same' })
    expect([answer, await site.fetchStatus(token)]).toEqual([
      {
        status: 400,
        message: `${name} takes no Idempotency-Key: it holds or answers a secret, which is not kept for a retry.`,
        payload: '',
      },
      200,
    ])
  },
)

test('a sign-out and refreshes at the same moment leave no token that counts', async () => {
  const token = await site.signedIn()
  const refreshes = Array.from({ length: 5 }, () => site.refresh(token))
  const [signedOut, ...answers] = await Promise.all([site.signOut(token), ...refreshes])
  const given = answers.flatMap(({ status, payload }) =>
    status === 200 ? [(JSON.parse(payload) as { token: string }).token] : [],
  )
  expect([signedOut.status, await Promise.all([token, ...given].map(site.fetchStatus))]).toEqual([
    200,
    [token, ...given].map(() => 401),
  ])
})
