import { afterAll, beforeAll, expect, test } from 'vitest'
import * as renderer from '#app/entry-server.tsx'
import { applicationEntity } from '#contract/application-operations.ts'
import { call, read } from '#contract/operations.ts'
import { ada, openAccounts, signIn } from './accounts/open-accounts.testing.ts'
import { listApiNames } from './fuzz/api-catalog.testing.ts'
import { validCalls } from './testing/planted-calls.testing.ts'
import { openPlantedSite } from './testing/planted-site.testing.ts'

type Line = {
  readonly event: string
  readonly outcome: string
  readonly applicant: string | null
  readonly email?: string
  readonly network: string
}

let site: Awaited<ReturnType<typeof openPlantedSite>>
let accounts: Awaited<ReturnType<typeof openAccounts>>
const lines: Line[] = []

beforeAll(async () => {
  site = await openPlantedSite('security_log', renderer)
  const writeSecurity = (details: object) => void lines.push(details as Line)
  accounts = await openAccounts('security_log_accounts', undefined, { writeSecurity })
})
afterAll(async () => {
  await site.close()
  await accounts.database.close()
})

async function openings() {
  const { db } = site.own
  return JSON.stringify([
    await db.selectFrom('session_family').select(['family', 'ends_at', 'temporary_hash']).orderBy('family').execute(),
    await db.selectFrom('session_token').select('jti').orderBy('jti').execute(),
    await db.selectFrom('temporary_password').selectAll().orderBy('email_hash').execute(),
    await db.selectFrom('account_link').selectAll().orderBy('token_hash').execute(),
    await db
      .selectFrom('Applicant')
      .select(['Applicant_ID', 'Email', 'PasswordHash'])
      .orderBy('Applicant_ID')
      .execute(),
  ])
}

const findLoggedEvents = (start: number, event: string) =>
  site.lines
    .slice(start)
    .map((line) => JSON.parse(line) as Line & { msg: string })
    .filter((line) => line.msg === 'security' && line.event === event)

test('every operation that changes who signs in with what, or who is signed in, has a line with who, from where and how it ended', async () => {
  const silent: string[] = []
  const told: Record<string, unknown> = {}
  for (const name of listApiNames(site.database).operations) {
    const made = await validCalls[name]!(site.needs)
    const [start, before] = [site.lines.length, await openings()]
    expect([name, (await site.call(name, made)).statusCode]).toEqual([name, 200])
    site.usedUp(name)
    const found = findLoggedEvents(start, name)
    if (found.length === 0 && (await openings()) !== before) silent.push(name)
    for (const { outcome, applicant, email, network } of found)
      told[name] = [outcome, applicant !== null || email !== undefined, network.startsWith('10.0.')]
  }
  expect(silent).toEqual([])
  const good = ['ok', true, true]
  expect(told).toEqual({
    SignIn: good,
    UnlockSignIn: good,
    RefreshToken: good,
    SignOut: good,
    CreateAccount: good,
    RequestNewPassword: good,
    UpdatePassword: good,
    UpdateEmail: good,
    ConfirmEmail: good,
    EndSession: good,
    DeleteAccount: good,
    SendConfirmation: good,
    UndoEmailChange: ['refused', false, true],
  })
})

const from = (address: string) => ({ address })
const takeOutput = () => lines.splice(0).map(({ email: _, ...line }) => line)

test('a sign-in that failed and one that succeeded name the same hash and no e-mail, and the second the applicant', async () => {
  const { send, ids } = accounts
  await send([signIn(ada, 'guess')], from('203.0.113.7'))
  await send([signIn(' ADA@example.org ')], from('2001:db8::7'))
  const hashes = lines.map(({ email }) => email)
  expect(new Set(hashes).size).toBe(1)
  expect(hashes[0]).toMatch(/^[\w-]{16}$/)
  expect(JSON.stringify(lines)).not.toMatch(/ada|guess|correct/i)
  expect(takeOutput()).toEqual([
    { event: 'SignIn', outcome: 'unauthorized', applicant: null, network: '203.0.113.7' },
    { event: 'SignIn', outcome: 'ok', applicant: ids.ada, network: '2001:db8::/64' },
  ])
})

test('a right password has its line also where the rest of its batch is refused', async () => {
  const { send } = accounts
  const { status } = await send([signIn(), call('MergeSavedJobs', '["1"]')], from('203.0.113.7'))
  expect(status).toBe(401)
  expect(takeOutput().filter(({ event }) => event === 'SignIn')).toEqual([
    { event: 'SignIn', outcome: 'refused', applicant: null, network: '203.0.113.7' },
  ])
})

test('who signs out and who gives a wrong password for a change is named by the id', async () => {
  const { send, ids, signedIn } = accounts
  const token = await signedIn()
  takeOutput()
  const options = { token, ...from('203.0.113.7') }
  await send([call('UpdatePassword', 'larch on high ground', 'no password of hers')], options)
  await send([call('SignOut')], options)
  const mine = { applicant: ids.ada, network: '203.0.113.7' }
  expect(takeOutput()).toEqual([
    { event: 'UpdatePassword', outcome: 'refused', ...mine },
    { event: 'SignOut', outcome: 'ok', ...mine },
  ])
})

test('what is not the caller’s is refused with a line, also of an upload', async () => {
  const { send, service, ids, signedIn } = accounts
  const token = await signedIn()
  takeOutput()
  await send([read(applicationEntity)], from('203.0.113.7'))
  await send([read('Applicant')], { token: `${token}x`, ...from('203.0.113.7') })
  await send([call('WithdrawApplication', 'of another', 'I would rather not say')], { token, ...from('203.0.113.7') })
  const asked = { attachmentId: 'a'.repeat(22), applicationId: '1', typeId: '1', name: 'cv.pdf' }
  await service.attach(asked, (async function* () {})(), from('203.0.113.8'))
  const refusal = (status: number, applicant: string | null, network = '203.0.113.7') => ({
    event: 'access',
    outcome: `refused with ${status}`,
    applicant,
    network,
  })
  expect(takeOutput()).toEqual([
    refusal(401, null),
    refusal(401, null),
    refusal(404, ids.ada),
    refusal(401, null, '203.0.113.8'),
  ])
})
