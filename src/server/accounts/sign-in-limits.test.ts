import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import { solveCaptcha } from '../captcha/solve-captcha.testing.ts'
import { minute, openAccounts, signIn } from './open-accounts.testing.ts'

let site: Awaited<ReturnType<typeof openAccounts>>

beforeAll(async () => {
  site = await openAccounts('sign_in_limits', Date.now())
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

const home = '192.0.2.1'
const elsewhere = '198.51.100.7'

const locked = {
  status: 429,
  message: 'Too many login attempts. Please wait a few minutes and try again.',
  payload: '{"response":"locked","token":null}',
}
const wrong = { status: 200, message: '', payload: '{"response":"false","token":null}' }

const attempt = (email: string, password: string, address: string) => site.send([signIn(email, password)], { address })
const signInStatus = async (address: string, email = 'ada@example.org') =>
  (await attempt(email, 'correct horse', address)).status

async function guess(count: number, address: string, email = 'ada@example.org') {
  for (let index = 0; index < count; index += 1) await attempt(email, 'wrong', address)
}

const prove = async (purpose = 'UnlockSignIn') => solveCaptcha(await site.service.challenge(purpose))
const unlock = async (email: string, address: string, proof?: string) =>
  site.send([call('UnlockSignIn', email, proof ?? (await prove()))], { address })

test('[J4.12-08][J8-02] after five failed attempts in a row an e-mail is locked for five minutes, for the right password too', async () => {
  await guess(5, home)
  const sixth = await attempt('Ada@example.org', 'correct horse', home)
  site.pass(5 * minute - 1)
  const seventh = await attempt('ada@example.org', 'correct horse', home)
  const other = await signInStatus(home, 'ben@example.org')
  site.pass(1)
  expect([sixth, seventh, other, await signInStatus(home)]).toEqual([locked, locked, 200, 200])
})

test('[J4.12-08] a sign-in that succeeds ends the row of failed attempts', async () => {
  await guess(4, home)
  await signInStatus(home)
  await guess(4, home)
  expect(await signInStatus(home)).toBe(200)
})

test('failed attempts from elsewhere do not keep the owner out', async () => {
  await guess(8, elsewhere)
  expect([await signInStatus(elsewhere), await signInStatus(home)]).toEqual([429, 200])
})

test('the addresses of one IPv6 network are one place', async () => {
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4', '2001:db8::5'])
    await guess(1, address)
  expect([await signInStatus('2001:db8::6'), await signInStatus('2001:db8:0:1::6')]).toEqual([429, 200])
})

test('a network that tries many e-mails is locked out with what fails there, no proof opens that, and no other is', async () => {
  await signInStatus(home, 'ben@example.org')
  await Promise.all(Array.from({ length: 50 }, (_, index) => guess(1, home, `nobody${index}@example.org`)))
  const answers = [await attempt('eve@example.org', '', home), await attempt('eve@example.org', '', elsewhere)]
  const proof = await prove()
  const refused = await unlock('eve@example.org', home, proof)
  expect([answers, refused, (await unlock('eve@example.org', elsewhere, proof)).status]).toEqual([
    [locked, wrong],
    {
      status: 429,
      message: 'Too many login attempts from your network. Please wait a few minutes and try again.',
      payload: '',
    },
    200,
  ])
})

test('thirty sign-ins to an account from one network succeed in an hour, and another is refused before its password is checked', async () => {
  const statuses = new Set<number>()
  for (let entered = 0; entered < 30; entered += 1) statuses.add(await signInStatus(home))
  const refused = {
    status: 429,
    message: 'You have signed in too often within an hour. Please wait a while and try again.',
    payload: '',
  }
  expect([[...statuses], await attempt('Ada@example.org', 'correct horse', home)]).toEqual([[200], refused])
  expect(await attempt('ada@example.org', 'wrong', home)).toEqual(refused)
  expect([await signInStatus(home, 'ben@example.org'), await signInStatus(elsewhere)]).toEqual([200, 200])
  site.pass(60 * minute)
  expect(await signInStatus(home)).toBe(200)
})

test('of five sign-ins at the same moment as many succeed as are left', async () => {
  for (let entered = 0; entered < 27; entered += 1) await signInStatus(home)
  const statuses = await Promise.all([1, 2, 3, 4, 5].map(() => signInStatus(home)))
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429, 429])
})

async function guessEverywhere(email: string) {
  for (let network = 1; network <= 10; network += 1) await guess(5, `203.0.113.${network}`, email)
}

test('fifty failures from everywhere lock an e-mail for all, and then each proof is good for one attempt', async () => {
  await guessEverywhere('ada@example.org')
  const before = [await signInStatus(home), await signInStatus(home, 'ben@example.org')]
  await unlock('ada@example.org', home)
  const answers = [
    await attempt('ada@example.org', 'wrong', home),
    await attempt('ada@example.org', 'correct horse', home),
  ]
  await unlock('ada@example.org', home)
  expect([before, answers, await signInStatus(elsewhere), await signInStatus(home)]).toEqual([
    [429, 200],
    [wrong, locked],
    429,
    200,
  ])
})

test('attempts that are refused do not use up what is left for others', async () => {
  await guess(60, elsewhere)
  expect(await signInStatus(home)).toBe(200)
})

test('a visitor who is locked out gets five new attempts for a proof, and the others get none', async () => {
  await guess(5, home)
  await guess(5, elsewhere)
  const answer = await unlock(' ADA@example.org', home)
  await guess(4, home)
  const fifth = await signInStatus(home)
  expect([answer, fifth, await signInStatus(elsewhere)]).toEqual([
    { status: 200, message: '', payload: 'true' },
    200,
    429,
  ])
})

test('an e-mail without account is opened in the same words', async () => {
  await guess(5, home, 'nobody@example.org')
  const answer = await unlock('nobody@example.org', home)
  expect([answer, await attempt('nobody@example.org', 'correct horse', home)]).toEqual([
    { status: 200, message: '', payload: 'true' },
    wrong,
  ])
})

test.each([
  ['none', async () => ''],
  ['one for something else', () => prove('ContactFormEmail')],
  [
    'one that was used',
    async () => {
      const proof = await prove()
      await unlock('ada@example.org', elsewhere, proof)
      return proof
    },
  ],
])('a proof that is %s opens nothing', async (_, make) => {
  await guess(5, home)
  expect([await unlock('ada@example.org', home, await make()), await signInStatus(home)]).toEqual([
    {
      status: 422,
      message: 'The proof that you are not a robot has been used before or is too old. Please try again.',
      payload: '',
    },
    429,
  ])
})

test('what was typed is not kept: a count names nobody', async () => {
  await guess(1, home, 'a secret in the wrong field')
  const keys = await site.database.db.selectFrom('attempt_count').select('key').execute()
  expect(keys.map(({ key }) => key.replace(/ [\w-]{43}$/, ' …')).toSorted()).toEqual([
    'sign-in from …',
    'sign-in of anywhere …',
    'sign-in of …',
  ])
})
