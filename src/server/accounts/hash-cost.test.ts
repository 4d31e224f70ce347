import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import { createSiteService } from '../create-site-service.ts'
import { ada, createServiceClient, ben, openAccounts, password, secret, start } from './open-accounts.testing.ts'

let site: Awaited<ReturnType<typeof openAccounts>>

beforeAll(async () => {
  site = await openAccounts('hash_cost')
})
afterAll(() => site.database.close())

async function readNewHashCost(email: string, { send, signedIn }: ReturnType<typeof createServiceClient>) {
  await send([call('UpdatePassword', 'a kite in the wind', password)], { token: await signedIn(email) })
  const account = site.database.db.selectFrom('Applicant').select('PasswordHash').where('Email', 'ilike', email)
  return (await account.executeTakeFirstOrThrow()).PasswordHash.split('$')[3]
}

test('a site hashes new passwords at the least cost that OWASP asks for, or at the one that it was made with', async () => {
  const clock = () => new Date(start)
  const usual = createSiteService({ database: site.database, clock, tokenSecrets: [secret] })
  const costs = [await readNewHashCost(ada, createServiceClient(usual)), await readNewHashCost(ben, site)]
  expect(costs).toEqual(['m=19456,t=2,p=1', 'm=8,t=1,p=1'])
})
