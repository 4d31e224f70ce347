import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import { cheap, enrolApplicant } from '../accounts/enrol-applicant.testing.ts'
import { ada, createServiceClient, password, signIn } from '../accounts/open-accounts.testing.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import type { SiteService } from '../service/site-service.ts'

let database: Database
let service: SiteService
let now = Date.parse('2026-03-02T09:00:00Z')

beforeAll(async () => {
  database = await openTestDatabase('limit_kept_replies_test')
  service = createSiteService({ database, clock: () => new Date(now) })
})
afterAll(() => database.close())

const endNobodys = { Operations: [call('UnsubscribeFromJob', 'a'.repeat(32), 'true')] }
let keys = 0
const send = (address: string, token?: string) =>
  service.transact(endNobodys, { address, idempotencyKey: `key ${(keys += 1)}`, ...(token !== undefined && { token }) })
const rows = async () => (await database.db.selectFrom('idempotency_key').select('key').execute()).length

test('a stranger with ever new keys fills no table: 120 replies are kept for a network in ten minutes', async () => {
  const statuses: number[] = []
  for (let turn = 0; turn < 125; turn += 1) statuses.push((await send('192.0.2.1')).status)
  expect(statuses).toEqual([...Array<number>(120).fill(200), ...Array<number>(5).fill(429)])
  expect((await send('192.0.2.1')).reply.Msg).toBe(
    'Too much was sent from your network. Please wait a few minutes and try again.',
  )
  expect(await rows()).toBe(120)

  const others = [await send('192.0.2.2'), await service.transact(endNobodys, { address: '192.0.2.1' })]
  expect(others.map(({ status }) => status)).toEqual([200, 200])
  now += 10 * 60_000
  expect((await send('192.0.2.1')).status).toBe(200)
})

test('somebody who is signed in fills it no more than a stranger', async () => {
  await enrolApplicant(database.db, { firstName: 'Ada', lastName: 'Moss', email: ada, password }, new Date(now), cheap)
  const token = await createServiceClient(service).fetchToken(signIn(ada))
  const statuses: number[] = []
  for (let turn = 0; turn < 121; turn += 1) statuses.push((await send('192.0.2.9', token)).status)
  expect(statuses).toEqual([...Array<number>(120).fill(200), 429])
})
