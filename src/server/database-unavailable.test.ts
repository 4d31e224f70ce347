import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import * as renderer from '#app/entry-server.tsx'
import { call, read, transactionPath } from '#contract/operations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContentVersion } from './database/content-version.ts'
import { openDatabase, type Database } from './database/open-database.ts'
import { startPostgres, type TestPostgres } from './database/start-postgres.testing.ts'
import { openSite } from './testing/open-site.testing.ts'

let postgres: TestPostgres
let database: Database
let line: Awaited<ReturnType<typeof layLine>>
let site: Awaited<ReturnType<typeof openSite>>
const lines: string[] = []

async function layLine(databaseUrl: string) {
  const { hostname, port, pathname } = new URL(databaseUrl)
  const serverSocket = join(decodeURIComponent(hostname), `.s.PGSQL.${port}`)
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(serverSocket)
    for (const end of [near, far]) ends.add(end.on('error', () => undefined).on('close', () => ends.delete(end)))
    near.pipe(far).pipe(near)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port: near } = server.address() as AddressInfo
  return {
    databaseUrl: `postgres://postgres@127.0.0.1:${near}${pathname}`,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const end of ends) end.destroy()
      await closed
    },
    mend: () => once(server.listen(near, '127.0.0.1'), 'listening'),
  }
}

beforeAll(async () => {
  postgres = await startPostgres()
  line = await layLine(await postgres.createDatabase('away'))
  const opened = await openDatabase({ databaseUrl: line.databaseUrl })
  // Asked for each time, so that nothing here depends on how long a number is remembered.
  database = { ...opened, contentVersion: createContentVersion(opened.db, 0) }
  site = await openSite({
    renderer,
    name: 'away',
    database,
    content: { WebsiteStat: [{ years: 53 }] },
    imported: '2026-11-20T08:30:00.000Z',
    logger: { stream: { write: (text: string) => void lines.push(text) } },
  })
})
afterAll(async () => {
  await site.close()
  await postgres.stop()
})

const json = 'application/json'
const unsubscribing = `/careers/unsubscribe/${'a'.repeat(32)}`
const transact = (operation: ReturnType<typeof read>) =>
  site.post(`/${transactionPath}`, json, JSON.stringify({ Operations: [operation] }))

const ofContent = () => [
  site.get('/about-us'),
  site.get('/media'),
  site.get('/media/news.rss'),
  site.get('/sitemap.xml'),
]
const createDatabaseCalls = () => [
  transact(call('SignIn', 'ada@example.org', 'guess', '')),
  site.get('/data/captcha?for=ContactFormEmail'),
  site.post('/data/collect', json, '{"Kind":"event","Name":"search"}'),
  site.post(unsubscribing, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'),
  site.get(unsubscribing),
  site.get('/readyz'),
]
const statuses = async (asked: ReturnType<typeof ofContent>) =>
  (await Promise.all(asked)).map((reply) => reply.statusCode)

test('while the database is away content is served, the rest asks to come back, and all works again when it is there', async () => {
  const before = [(await site.get('/about-us')).statusCode, ...(await statuses(createDatabaseCalls()))]
  await line.cut()
  const content = await statuses([
    ...ofContent(),
    transact(read('WebsiteStat')),
    site.get('/healthz'),
    site.get('/metrics'),
  ])
  const replies = await Promise.all([...createDatabaseCalls(), ...createDatabaseCalls()])
  const logged = lines.filter((text) => text.includes('the database does not answer'))
  const failures = lines.filter((text) => JSON.parse(text).level >= 50)
  await line.mend()
  expect(before).toEqual([200, 200, 200, 204, 200, 200, 200])
  expect(content).toEqual([200, 200, 200, 200, 200, 200, 404])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from(replies, () => 503))
  expect(replies.filter(({ headers }) => !(Number(headers['retry-after']) > 0))).toEqual([])
  expect([logged.length, failures.length]).toEqual([2, 2])
  expect(await statuses([...ofContent(), ...createDatabaseCalls()])).toEqual([
    200, 200, 200, 200, 200, 200, 204, 200, 200, 200,
  ])
})
