import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, read, transactionPath } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { start } from './accounts/open-accounts.testing.ts'
import { createApp } from './app.ts'
import { openAttachments } from './attachments/open-attachments.testing.ts'
import type { OperationContext } from './transaction/operations.ts'

const full = sql`do $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`

type Line = { readonly level: number; readonly msg: string; readonly stack: boolean }

let site: Awaited<ReturnType<typeof openAttachments>>
let app: ReturnType<typeof createApp>
const lines: Line[] = []

beforeAll(async () => {
  const write = async (_: unknown, { db }: OperationContext) => {
    await full.execute(db)
    return ''
  }
  site = await openAttachments('disk_full', start, {
    operations: { Write: { writes: true, run: write } },
    log: { error: (details, message) => app.log.error(details, message) },
  })
  const stream = {
    write: (text: string) => {
      const { level, msg, err } = JSON.parse(text)
      lines.push({ level, msg, stack: err !== undefined })
    },
  }
  app = createApp({ service: site.service, config: { siteOrigin: null }, logger: { stream } })
})
afterAll(async () => {
  await app.close()
  await site.close()
})

async function transact(operation: Operation) {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/${transactionPath}`,
    payload: { Operations: [operation] },
  })
  return [statusCode, JSON.parse(body).Msg]
}

async function isReady() {
  const { statusCode, body } = await app.inject('/readyz')
  return [statusCode, body]
}

test('on a full disk writes are refused in words, reads go on, readiness says so, and the log has one line', async () => {
  const words = 'The site has no room to save this right now, and nothing was changed. Please try again later.'
  expect(await isReady()).toEqual([200, 'ready'])
  expect([await transact(call('Write')), await transact(call('Write'))]).toEqual([
    [507, words],
    [507, words],
  ])
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(site.database.db)
  for (const table of ['attachment', 'daily_count'])
    await sql`create trigger refuses before insert or update on ${sql.table(table)}
      for each row execute function refuse()`.execute(site.database.db)
  const { status, message } = await site.attach()
  const visit = await app.inject({ method: 'POST', url: '/data/collect', payload: { Kind: 'event', Name: 'search' } })
  expect([status, message, visit.statusCode]).toEqual([507, words, 507])
  expect([(await transact(read('WebsiteStat')))[0], await isReady()]).toEqual([200, [503, 'the disk is full']])
  expect(lines.filter(({ level }) => level >= 50)).toEqual([
    { level: 50, msg: 'the disk is full, and nothing can be written', stack: true },
  ])
})
