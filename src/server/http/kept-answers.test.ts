import { request } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createApp, type AppOptions } from '../app.ts'
import { createFullDisk } from '../limits/full-disk.ts'
import type { SiteService } from '../service/site-service.ts'
import { createCachedReply, type CachedReply, sendCachedReply } from './cached-reply.ts'
import { createDrain } from './drain.ts'
import { offerKept } from './kept-answers.ts'
import { createMetrics } from './metrics.ts'

const service = { disk: createFullDisk(console) } as unknown as SiteService
const opened: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()))
})

const createPage = (words: string) =>
  createCachedReply({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': `default-src 'self'` },
    text: `<p>${words.repeat(400)}</p>`,
    hasTag: true,
    spare: () => false,
  })

type Asked = { readonly method?: string; readonly headers?: Record<string, string | string[]>; readonly body?: string }

async function openApp(config: AppOptions['config'] = { siteOrigin: null }) {
  const [lines, drain, metrics] = [[] as string[], createDrain(), createMetrics()]
  const state: { kept: CachedReply | undefined; framework: number } = { kept: createPage('Firm '), framework: 0 }
  const logger = { stream: { write: (line: string) => void lines.push(line) } }
  const pages = () => async (site: FastifyInstance) => {
    site.get('/*', { compress: false }, (asked, reply) => {
      void reply.header('speculation-rules', '"/rules.json"')
      offerKept(asked, reply, () => state.kept)
      return sendCachedReply(asked, reply, state.kept ?? createPage('New '))
    })
  }
  const app = createApp({ service, config, pages, logger, drain, metrics })
  app.addHook('onSend', async () => void (state.framework += 1))
  opened.push(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = async (path: string, { method = 'GET', headers = {}, body }: Asked = {}) => {
    const sent = request({
      port,
      host: '127.0.0.1',
      path,
      method,
      headers: { 'x-request-id': 'asked-by-test', ...headers },
    })
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>()
    sent.once('error', reject).once('response', (reply) => {
      const { date: _, ...told } = reply.headers
      void text(reply).then((read) => resolve([reply.statusCode, told, read]), reject)
    })
    sent.end(body)
    return promise
  }
  return { ask, state, lines, drain, metrics, port }
}

const own = { siteOrigin: 'https://www.firm.example' }

test.each<[string, AppOptions['config'], Asked]>([
  ['a page', { siteOrigin: null }, {}],
  ['a page in brotli', { siteOrigin: null }, { headers: { 'accept-encoding': 'gzip, br' } }],
  ['a page in gzip', { siteOrigin: null }, { headers: { 'accept-encoding': 'gzip' } }],
  ['a page by HEAD', { siteOrigin: null }, { method: 'HEAD', headers: { 'accept-encoding': 'br' } }],
  ['a page that has not changed', { siteOrigin: null }, { headers: { 'if-none-match': '*' } }],
  ['a page that has changed since', { siteOrigin: null }, { headers: { 'if-none-match': 'W/"of-last-week"' } }],
  ['a page whose visitor asks for it anew', own, { headers: { 'if-none-match': '*', 'cache-control': 'no-cache' } }],
  ['a page of a site with HTTPS', own, {}],
  ['a page of a preview', { ...own, isPreview: true }, {}],
  ['a page that nginx forwards', own, { headers: { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' } }],
])('%s is answered in the same bytes when it was kept, without the framework', async (_, config, asked) => {
  const { ask, state } = await openApp(config)
  await ask('/careers?city=Arlington', asked)
  const first = await ask('/careers?city=Arlington', { ...asked, headers: { ...asked.headers, 'content-length': '0' } })
  const { framework } = state
  expect(await ask('/careers?city=Arlington', asked)).toEqual(first)
  expect(state.framework).toBe(framework)
})

test.each<[string, AppOptions['config'], Asked]>([
  ['a body', own, { body: 'x', headers: { 'content-length': '1' } }],
  ['a part of it', own, { headers: { range: 'bytes=0-9' } }],
  ['the tag of a file that must be the same', own, { headers: { 'if-match': '"of-last-week"' } }],
  [
    'a day since when it must be the same',
    own,
    { headers: { 'if-unmodified-since': 'Mon, 03 Mar 2014 08:00:00 GMT' } },
  ],
  ['another method', own, { method: 'POST' }],
  ['another host where the site has no address', { siteOrigin: null }, { headers: { host: 'other.example' } }],
  ['a host that nobody can read', own, { headers: { host: 'a b' } }],
  ['the host that a proxy names', own, { headers: { 'x-forwarded-host': 'a b' } }],
  [
    'a protocol that a proxy names where the site has no address',
    { siteOrigin: null },
    { headers: { 'x-forwarded-proto': 'https' } },
  ],
])('a request with %s goes to the framework', async (_, config, asked) => {
  const { ask, state } = await openApp(config)
  await ask('/home')
  await ask('/home')
  expect(state.framework).toBe(1)
  await ask('/home', asked)
  expect(state.framework).toBe(2)
})

test.each(['www.firm.example', '203.0.113.80:8443', 'made-up.example'])(
  'a site that has an address keeps one answer for each host that is asked for: %s',
  async (host) => {
    const { ask, state } = await openApp(own)
    const first = await ask('/home')
    expect([await ask('/home', { headers: { host } }), state.framework]).toEqual([first, 1])
  },
)

test.each<[string, AppOptions['config']]>([
  ['with', own],
  ['without', { siteOrigin: null }],
])('an answer to a host longer than a name can be is kept by no site %s an address', async (_, config) => {
  const { ask, state } = await openApp(config)
  const headers = { host: `${'careers.'.repeat(40)}example` }
  await ask('/home', { headers })
  await ask('/home', { headers })
  expect(state.framework).toBe(2)
})

test('a second Host is refused for a kept page too', async () => {
  const { ask, state, port } = await openApp(own)
  await ask('/home')
  const socket = connect(port, '127.0.0.1')
  socket.end(`GET /home HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  expect(state.framework).toBe(2)
})

test('a reply that is no longer kept is made anew, and then kept', async () => {
  const { ask, state } = await openApp()
  await ask('/home')
  state.kept = undefined
  expect((await ask('/home'))[2]).toContain('New New')
  state.kept = createPage('Other ')
  expect((await ask('/home'))[2]).toContain('Other Other')
  expect(state.framework).toBe(2)
})

test('a process that stops closes the connection of a kept page too', async () => {
  const { ask, drain, port } = await openApp()
  await ask('/home')
  const app = opened.splice(0)[0]!
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /home HTTP/1.1\r\nhost: x\r\n')
  await ask('/other')
  const end = drain.finish(app)
  await expect.poll(() => app.server.listening).toBe(false)
  socket.write('\r\n')
  expect(await text(socket)).toMatch(/\r\nconnection: close\r\n/i)
  await end
})

test('a process that will stop answers what is kept as before', async () => {
  const { ask, drain, state } = await openApp()
  await ask('/home')
  const grace = Promise.withResolvers<void>()
  const end = drain.finish(opened.splice(0)[0]!, grace.promise)
  const [status, headers] = await ask('/home')
  expect([status, (headers as Record<string, string>)['connection'], state.framework]).toEqual([200, 'keep-alive', 1])
  grace.resolve()
  await end
})

test('a kept answer is logged and counted as any other', async () => {
  const { ask, lines, metrics } = await openApp()
  await ask('/contact/person@mail.example?words=secret')
  await ask('/contact/person@mail.example?words=secret', { method: 'HEAD' })
  const answered = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'answered')
  const [first, kept] = answered.map(({ time: _, milliseconds, ...line }): Record<string, unknown> => ({
    ...line,
    took: typeof milliseconds,
  }))
  expect(kept).toEqual({ ...first, method: 'HEAD' })
  expect(kept?.['path']).toBe('/contact/…@…')
  expect(await metrics.text()).toContain('http_requests_total{method="HEAD",route="unknown",status="200"} 1')
})
