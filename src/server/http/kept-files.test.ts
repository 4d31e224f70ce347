import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../app.ts'
import type { Config } from '../settings/config.ts'
import { createFullDisk } from '../limits/full-disk.ts'
import type { SiteService } from '../service/site-service.ts'

let folder: string
let framework = 0
const opened: FastifyInstance[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-files-'))
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'assets', 'site-1a.js'), 'the whole file '.repeat(20))
  writeFileSync(join(folder, 'assets', 'large-1a.js'), Buffer.alloc(600 * 1024, 'x'))
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function openApp(siteOrigin: Config['siteOrigin'] = null) {
  const service = { disk: createFullDisk(console) } as unknown as SiteService
  const app = createApp({ service, config: { siteOrigin }, staticDir: folder })
  app.addHook('onSend', async () => void (framework += 1))
  opened.push(app)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const before = framework
    const given = { 'accept-encoding': 'identity', 'x-request-id': 'asked-by-test', ...headers }
    const reply = await fetch(`${address}${path}`, { headers: given })
    const { date: _, ...told } = Object.fromEntries(reply.headers)
    return { answer: [reply.status, told, await reply.text()], byFramework: framework - before }
  }
  const askUntilKept = async (path: string, headers: Record<string, string> = {}) => {
    const first = await ask(path, headers)
    await expect.poll(async () => (await ask(path, headers)).byFramework).toBe(0)
    return first.answer
  }
  return { ask, askUntilKept }
}

test.each<[string, Config['siteOrigin'], Record<string, string>]>([
  ['a site without an address', null, {}],
  ['a site with HTTPS', 'https://www.firm.example', {}],
  ['a site with HTTP', 'http://intranet.firm.example', {}],
  [
    'a site behind nginx',
    'https://www.firm.example',
    { 'x-forwarded-for': '192.0.2.44', 'x-forwarded-proto': 'https' },
  ],
])(
  'a file that is named by its content of %s is sent in the same bytes once it was read',
  async (_, origin, headers) => {
    const { ask, askUntilKept } = await openApp(origin)
    const first = await askUntilKept('/assets/site-1a.js', headers)
    expect((await ask('/assets/site-1a.js', headers)).answer).toEqual(first)
  },
)

test('a file that was first asked for by HTTPS is sent to others without its headers', async () => {
  const direct = await (await openApp()).askUntilKept('/assets/site-1a.js')
  const { ask, askUntilKept } = await openApp()
  await ask('/assets/site-1a.js', { 'x-forwarded-proto': 'https' })
  expect(await askUntilKept('/assets/site-1a.js')).toEqual(direct)
  expect((await ask('/assets/site-1a.js')).answer).toEqual(direct)
})

test.each([
  ['If-Match', 'if-match', '"of-last-week"'],
  ['If-Unmodified-Since', 'if-unmodified-since', 'Mon, 03 Mar 2014 08:00:00 GMT'],
])('a file that has changed is refused to a request with %s when it was kept, too', async (_, name, value) => {
  const { ask, askUntilKept } = await openApp()
  await askUntilKept('/assets/site-1a.js')
  const { answer, byFramework } = await ask('/assets/site-1a.js', { [name]: value })
  expect([answer[0], byFramework]).toEqual([412, 1])
})

test.each([
  ['a file that keeps its name', '/favicon.svg', {}],
  ['a large file', '/assets/large-1a.js', {}],
  ['a part of a file', '/assets/site-1a.js', { range: 'bytes=0-3' }],
  ['a file that may not have changed', '/assets/site-1a.js', { 'if-none-match': 'W/"other"' }],
])('%s goes to the framework each time', async (_, path, headers) => {
  const { ask } = await openApp()
  await ask(path, headers)
  await ask(path, headers)
  expect((await ask(path, headers)).byFramework).toBe(1)
})
