import { mailSettings } from './settings/mail-settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Config } from './settings/config.ts'
import { openTestDatabase } from './database/open-test-database.testing.ts'
import type { SiteService } from './service/site-service.ts'
import { startServer } from './start-server.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const config = (port = 0): Config => ({
  port,
  host: 'localhost',
  dataDir,
  databaseUrl: null,
  siteOrigin: null,
  logLevel: 'warn',
  tokenSecret: null,
  settings: siteSettings(),
  mail: mailSettings(),
})
const quiet = { logger: false }
const stat = (years: number) => ({ WebsiteStat: [{ years }] })

async function requestRows(address: string, PrefetchPath: string) {
  const body = JSON.stringify({ Operations: [{ PrefetchPath }] })
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${address}/data/post_transaction`, { method: 'POST', headers, body })
  const { Payload } = (await reply.json()) as { Payload: string }
  return JSON.parse(Payload)[PrefetchPath]
}

const requestYears = async (address: string) =>
  (await requestRows(address, 'WebsiteStat')).map((row: { years: number }) => row.years)

test('[J7-04] the sample is imported into an empty database only', async () => {
  const first = await startServer({ config: config(), sample: async () => stat(10), ...quiet })
  expect(await requestYears(first.address)).toEqual([10])
  expect(statSync(join(dataDir, 'control.sock')).mode & 0o777).toEqual(0o600)
  await first.close()
  const second = await startServer({ config: config(), sample: async () => stat(20), ...quiet })
  expect(await requestYears(second.address)).toEqual([10])
  await second.close()
})

test('the version of the sample is known at once, so that pages that were made can be kept', async () => {
  let site: SiteService | undefined
  const { address, close } = await startServer({
    config: config(),
    sample: async () => stat(10),
    pages: (service) => void (site = service),
    ...quiet,
  })
  await requestYears(address)
  expect([await site?.contentVersion(), site?.knownContentVersion()]).toEqual([1, 1])
  await close()
})

test('events are told in the time zone that is set, or else in that of the sample', async () => {
  const sample = async () => ({
    CompanyEvent: [
      { CompanyEvent_ID: '1', Title: 'Gala', StartDate: { type: 'datetime', value: '2026-12-10T00:00:00.000Z' } },
    ],
  })
  const zones = [{ timeZone: 'Pacific/Honolulu' }, {}]
  const told: unknown[] = []
  for (const zone of zones) {
    const { address, close } = await startServer({ config: { ...config(), ...zone }, sample, ...quiet })
    told.push((await requestRows(address, 'CompanyEvent'))[0].Time.Words)
    await close()
  }
  expect(told).toEqual(['December 9, 2026, 2 PM HST', 'December 9, 2026, 7 PM EST'])
})

test('a data folder that is called like a temporary folder of the program outlives a stop', async () => {
  const named = mkdtempSync(join(tmpdir(), 'tamarack-'))
  const atFolder = { ...config(), dataDir: named }
  await (await startServer({ config: atFolder, sample: async () => stat(10), ...quiet })).close()
  const again = await startServer({ config: atFolder, sample: async () => stat(20), ...quiet })
  expect(await requestYears(again.address)).toEqual([10])
  await again.close()
  rmSync(named, { recursive: true })
})

test('a port that is taken is told in one sentence, and the data is free again', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const failure = await startServer({ config: config(port), ...quiet }).catch((error: unknown) => error)
  expect(String(failure)).toEqual(
    `CannotListen: Port ${port} is taken by another program: stop it, or set PORT to another number.`,
  )
  other.close()
  const server = await startServer({ config: config(port), sample: async () => stat(3), ...quiet })
  expect(server.address).toEqual(`http://localhost:${port}`)
  await server.close()
})

test('a site that is told to stop answers what it has begun and takes nothing new', async () => {
  const database = await openTestDatabase('stop')
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const server = await startServer({
    config: config(),
    database,
    ...quiet,
    pages: () => () => async (app) => {
      app.get('/slow', async () => {
        begun.resolve()
        await release.promise
        return 'done'
      })
    },
  })
  const { port } = new URL(server.address)
  expect((await get(port, '/readyz')).status).toEqual(200)
  const answer = get(port, '/slow')
  await begun.promise
  const closing = server.close()
  while ((await get(port, '/healthz').catch(() => 'refused')) !== 'refused');
  release.resolve()
  expect(await answer).toEqual({ status: 200, connection: 'close', body: 'done' })
  await closing
  await database.close()
})

async function get(port: string, path: string) {
  const call = request({ host: '127.0.0.1', port, path }).end()
  const [reply] = await once(call, 'response')
  return { status: reply.statusCode, connection: reply.headers.connection, body: await text(reply) }
}
