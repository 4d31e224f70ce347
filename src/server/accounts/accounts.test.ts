import { argon2Sync, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { entityNames } from '#contract/entity-names.ts'
import { read } from '#contract/operations.ts'
import * as hashCost from '../database/migrations/0010-hash-cost.ts'
import { parseClaims, minute, openAccounts, over, secret, signIn, start } from './open-accounts.testing.ts'

let site: Awaited<ReturnType<typeof openAccounts>>

beforeAll(async () => {
  site = await openAccounts('accounts')
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

test('[J7-05][J7-06][J3-31] the right e-mail and password, in whatever case the e-mail is written, give a token', async () => {
  const { status, payload } = await site.send([signIn(' ADA@example.ORG', 'correct horse')])
  const { response, token } = JSON.parse(payload) as Record<string, string>
  expect([status, response, parseClaims(token ?? '')['sub']]).toEqual([200, 'true', site.ids.ada])
})

test.each([
  ['another password', 'ada@example.org', 'Correct horse'],
  ['no password', 'ada@example.org', ''],
  ['an unknown e-mail', 'eve@example.org', 'correct horse'],
])('[J8-01] %s gives no token and no hint', async (_, email, password) => {
  expect(await site.send([signIn(email, password)])).toEqual({
    status: 200,
    message: '',
    payload: '{"response":"false","token":null}',
  })
})

test('[C4.1-02] a token says when it ends: 90 minutes after it was given', async () => {
  const { iat, exp } = parseClaims(await site.signedIn())
  expect([iat, exp]).toEqual([start / 1000, (start + 90 * minute) / 1000])
})

test('[C6-11] a token counts until its end, and not a second longer', async () => {
  const token = await site.signedIn()
  site.pass(90 * minute - 1000)
  const before = await site.fetchStatus(token)
  site.pass(1000)
  expect([before, await site.send([read('WebsiteStat')], { token })]).toEqual([200, over])
})

const claims = () => ({ jti: 'made up', sub: site.ids.ada ?? '', iss: 'urn:tamarack-site:accounts' })
const signToken = (key: string, typ = 'at+jwt', audience = 'urn:tamarack-site:data') =>
  new SignJWT(claims())
    .setProtectedHeader({ alg: 'HS256', typ })
    .setAudience(audience)
    .setExpirationTime(new Date(start + minute))
    .sign(new TextEncoder().encode(key))

const forged: Record<string, () => Promise<string> | string> = {
  'no token at all': () => 'rubbish',
  'a token that another signer made': () => signToken('a secret of somebody else, who would like to be let in'),
  'a token without signature': () => new UnsecuredJWT(claims()).setExpirationTime('1h').encode(),
  'a token for something else': async () => signToken(new TextDecoder().decode(secret), 'at+jwt', 'urn:elsewhere'),
  'a token of another type': async () => signToken(new TextDecoder().decode(secret), 'jwt'),
  'a token that was never given': async () => signToken(new TextDecoder().decode(secret)),
}

test.each(Object.entries(forged))('[C6-11] %s is refused in plain words, for public reads too', async (_, make) => {
  expect(await site.send([read('WebsiteStat')], { token: await make() })).toEqual(over)
})

test('[C6-11][C3.3-01][C3.1-04] an applicant reads her own row and nobody else a row at all', async () => {
  const token = await site.signedIn()
  const own = await site.send([read('Applicant', [], ['LastName'])], { token })
  const bens = await site.send([read('Applicant', [site.ids.ben ?? ''])], { token })
  expect([JSON.parse(own.payload), bens, await site.send([read('Applicant')])]).toEqual([
    { Applicant: [{ FirstName: 'Ada', Email: 'Ada@Example.org' }] },
    { status: 422, message: 'Applicant takes no ids.', payload: '' },
    { status: 401, message: 'Please sign in first.', payload: '' },
  ])
})

test('the token of an applicant who is gone is refused, in words that say so', async () => {
  const id = await site.enrol('Cleo', 'cleo@example.org')
  const token = await site.signedIn('cleo@example.org')
  await site.database.db
    .deleteFrom('Applicant')
    .where('Applicant_ID', '=', id ?? '')
    .execute()
  expect(await site.send([read('Applicant')], { token })).toEqual({
    status: 401,
    message: 'Your account was deleted, so you are no longer signed in.',
    payload: 'account deleted',
  })
})

test('one e-mail has one account, in whatever case it is written, and no password is kept', async () => {
  const again = await site.enrol('Ada', 'ADA@EXAMPLE.ORG')
  const kept = await site.database.db.selectFrom('Applicant').select('PasswordHash').execute()
  expect([
    again,
    kept.filter(({ PasswordHash }) => !/^\$argon2id\$[\w=,]+\$[\w=,]+\$[\w+/]{22}\$[\w+/]{43}$/.test(PasswordHash)),
  ]).toEqual([null, []])
})

test('an account whose password was hashed before hashes held their cost opens with it still', async () => {
  const nonce = randomBytes(16)
  const given = { message: 'correct horse', nonce, parallelism: 1, tagLength: 32, memory: 19 * 1024, passes: 2 }
  const tag = argon2Sync('argon2id', given)
  const hash = `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`
  await site.enrol('Dora', 'dora@example.org')
  const { db } = site.database
  await db.updateTable('Applicant').set({ PasswordHash: hash }).where('Email', '=', 'dora@example.org').execute()
  await hashCost.up(db as unknown as Kysely<unknown>)
  expect(parseClaims(await site.signedIn('dora@example.org'))['sub']).toEqual(expect.any(String))
})

test('[C1-22][J6-01][J6-11] who visits is anonymous or an applicant: only her own row is an applicant’s alone, and applicants are alike', async () => {
  const listStatuses = async (token?: string) => {
    const statuses: Record<string, number> = {}
    for (const name of [...entityNames, 'Applicant']) statuses[name] = (await site.send([read(name)], { token })).status
    return statuses
  }
  const everything = Object.fromEntries([...entityNames, 'Applicant'].map((name) => [name, 200]))
  const tokens = [undefined, await site.signedIn(), await site.signedIn('ben@example.org')]
  const [anonymous, ada, ben] = [
    await listStatuses(tokens[0]),
    await listStatuses(tokens[1]),
    await listStatuses(tokens[2]),
  ]
  expect([anonymous, ada, ben]).toEqual([{ ...everything, Applicant: 401 }, everything, everything])
})

test('[J6-02] all that careers are made of is read by whoever comes', async () => {
  const careers = ['JobPostingHeader', 'JobPostingGroup', 'JobPay', 'JobPlace', 'JobProfile', 'Location', 'WebsiteStat']
  expect((await site.send(careers.map((name) => read(name)))).status).toBe(200)
})

test('[C6-09] an applicant may change no more of the content than anybody may', async () => {
  const action = { ActionType: 'Delete', ID: '1', Payload: null, Params: [] } as const
  const change = { ...read('CompanyNews'), Actions: [action] }
  const answers = [await site.send([change]), await site.send([change], { token: await site.signedIn() })]
  expect(answers.map(({ status, message }) => [status, message])).toEqual([
    [403, 'You may not change CompanyNews.'],
    [403, 'You may not change CompanyNews.'],
  ])
})
