import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, read } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { createApp } from '../app.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createMetrics } from '../http/metrics.ts'
import { createSiteService } from '../create-site-service.ts'
import { Refused } from './refused.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase('watch_operations_test')
})
afterAll(() => database.close())

const refusing = (refused: Error) => ({ writes: false, run: () => Promise.reject(refused) })
const operations = {
  BrokenRule: refusing(new Refused(422, 'No.', true)),
  Refused: refusing(new Refused(404, 'No.')),
  Fault: refusing(new Error('broken')),
}

function openSite() {
  const lines: string[] = []
  const metrics = createMetrics()
  const log = { error: () => undefined }
  const service = createSiteService({ database, operations, log, watch: metrics.observeCall })
  const logger = { stream: { write: (line: string) => void lines.push(line) } }
  const app = createApp({ service, metrics, config: { siteOrigin: null }, logger })
  return {
    transact: (operation: Operation, token?: string) =>
      app.inject({
        method: 'POST',
        url: '/data/post_transaction',
        payload: { Operations: [operation] },
        remoteAddress: '203.0.113.7',
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      }),
    counts: async () =>
      (await metrics.text())
        .split('\n')
        .filter((line) => line.startsWith('site_operations_total'))
        .map((line) => line.replace('site_operations_total', '')),
    warnings: () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40),
  }
}

test('operations are counted by their names and how they ended, and names that nobody knows are not', async () => {
  const { transact, counts } = openSite()
  await transact(call('BrokenRule'))
  await transact(call('Refused'))
  await transact(call('Fault'))
  await transact(
    call('SearchJobs', JSON.stringify({ search: '?search=analyst', savedIds: [], nearby: { page: 0, pageSize: 10 } })),
  )
  await transact(call('AName<script>'))
  await transact(read('CompanyNews'), 'no-token')
  expect(await counts()).toEqual([
    '{operation="BrokenRule",outcome="broken_rule"} 1',
    '{operation="transaction",outcome="broken_rule"} 1',
    '{operation="Refused",outcome="refused"} 1',
    '{operation="transaction",outcome="refused"} 2',
    '{operation="Fault",outcome="fault"} 1',
    '{operation="transaction",outcome="fault"} 1',
    '{operation="SearchJobs",outcome="ok"} 1',
    '{operation="transaction",outcome="ok"} 1',
    '{operation="transaction",outcome="unauthorized"} 1',
  ])
})

test('[J4.12-08] guesses of a password can be seen: they are counted, and a lockout is in the log without an address', async () => {
  const { transact, counts, warnings } = openSite()
  for (let tried = 0; tried < 20; tried += 1) await transact(call('SignIn', 'ada@example.org', 'guess', ''))
  expect((await counts()).filter((line) => line.includes('SignIn'))).toEqual([
    '{operation="SignIn",outcome="unauthorized"} 5',
    '{operation="SignIn",outcome="limited"} 15',
  ])
  expect(warnings().map(({ msg, route }) => [msg, route])).toEqual(
    Array.from({ length: 5 }, () => ['a network asks for too much', '/data/post_transaction']),
  )
  expect(new Set(warnings().map(({ network }) => network)).size).toBe(1)
  expect(JSON.stringify(warnings())).not.toMatch(/203\.0\.113|ada@/)
})
