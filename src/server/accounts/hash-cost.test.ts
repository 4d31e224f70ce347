import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import { ada, cheap, openAccounts, password } from './open-accounts.testing.ts'

const opened: Array<Awaited<ReturnType<typeof openAccounts>>> = []

beforeAll(async () => {
  opened.push(await openAccounts('hash_cost'), await openAccounts('hash_cost_told', undefined, { hashCost: cheap }))
})
afterAll(() => Promise.all(opened.map(({ database }) => database.close())))

test('a site hashes new passwords at the least cost that OWASP asks for, or at the one that it was made with', async () => {
  const costs = opened.map(async ({ database, send, signedIn, ids }) => {
    await send([call('UpdatePassword', 'a kite in the wind', password)], { token: await signedIn(ada) })
    const hers = database.db
      .selectFrom('Applicant')
      .select('PasswordHash')
      .where('Applicant_ID', '=', ids.ada ?? '')
    return (await hers.executeTakeFirstOrThrow()).PasswordHash.split('$')[3]
  })
  expect(await Promise.all(costs)).toEqual(['m=19456,t=2,p=1', 'm=8,t=1,p=1'])
})
